import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Contentlayer's own watch mode misses new files for seconds and stops listening after a failed scan, so the
 * preview compiles on demand in a process that keeps the configuration loaded. Every scan leaves file watchers
 * behind; a fresh process after this many keeps them few.
 */
const mostScans = 40;

export type Compiler = { compile: () => Promise<void>; restart: () => void; stop: () => void };

/** Compiles all content on request; unchanged files come from Contentlayer's cache. */
export function startCompiler(): Compiler {
  let child: ChildProcess | undefined;
  let scans = 0;
  const stop = () => {
    child?.kill();
    child = undefined;
    scans = 0;
  };
  const compile = () => {
    if (scans >= mostScans) stop();
    child ??= launch();
    scans += 1;
    return ask(child);
  };
  return { compile, restart: stop, stop };
}

function launch(): ChildProcess {
  return fork(fileURLToPath(new URL('./compile-worker.ts', import.meta.url)), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, CONTENT_MODE: 'dev' },
  });
}

/** Resolves when a scan is over, whether it worked or not: what is wrong with a file, the check has said already. */
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
