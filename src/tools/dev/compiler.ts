import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * How many scans one process does. Contentlayer's own watch mode misses new files for seconds and stops listening after
 * a failed scan, so the preview compiles on demand, in a process that keeps the configuration loaded. Every scan leaves
 * file watchers behind; a fresh process keeps them few.
 */
const mostScans = 40;

export type Compiler = { compile: () => Promise<void>; restart: () => void; stop: () => void };

/** Compiles all content on request, with `env` added to ours; unchanged files come from Contentlayer's cache. */
export function startCompiler(env: Record<string, string>): Compiler {
  let child: ChildProcess | undefined;
  let scans = 0;
  const forget = () => {
    child = undefined;
    scans = 0;
  };
  const stop = () => {
    child?.off('exit', forget).kill();
    forget();
  };
  const compile = () => {
    if (scans >= mostScans) stop();
    child ??= launch(env).once('exit', forget);
    scans += 1;
    return ask(child);
  };
  return { compile, restart: stop, stop };
}

function launch(env: Record<string, string>): ChildProcess {
  const child = fork(fileURLToPath(new URL('./compile-worker.ts', import.meta.url)), {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
  // Contentlayer prints progress and errors on standard output; only its last words before it gives up matter.
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output = `${output}${chunk}`.slice(-4000);
  });
  return child.once('exit', (code) => {
    if (code) console.error(output);
  });
}

/** Resolves when a scan is over, successful or not: the check has already reported the findings in the files. */
function ask(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      child.off('message', done);
      child.off('exit', done);
      resolve();
    };
    child.once('message', done);
    child.once('exit', done);
    child.send('compile');
  });
}
