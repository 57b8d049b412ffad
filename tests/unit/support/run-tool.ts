import { spawnSync } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import { vi } from 'vitest';
import { inFolder } from './in-folder';

interface Given {
  readonly args?: readonly string[];
  /** The folder it runs in; the project's without it. */
  readonly cwd?: string;
  /** Variables that it has besides ours; undefined takes one away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** What a program wrote, and the code it ended with. */
interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

/** Starts a program of ours as its users do: in a process of its own. There is no terminal. */
export function startTool(program: string, given: Given & { readonly input?: string } = {}): Ended {
  const words = ['--import', resolve('node_modules/tsx/dist/loader.mjs'), resolve(program)];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...words, ...(given.args ?? [])],
    {
      cwd: given.cwd,
      env: { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json'), ...given.env },
      input: given.input ?? '',
      encoding: 'utf8',
    },
  );
  return { code: status, out: stdout, errors: stderr };
}

let runs = 0;

/**
 * Runs a command-line program of ours, such as 'src/tools/diff/main.ts', in this process: a process of its own spends a
 * second on loading what is loaded here already. The program is evaluated anew, the modules it imports are not. `said` is
 * both outputs, in the order they were written. One test of each program starts it as its users do.
 */
export async function runTool(
  program: string,
  given: Given = {},
): Promise<Ended & { readonly said: string }> {
  const { argv, exitCode } = process;
  const giveBack = [setVariables(given.env ?? {}), dropNewListeners()];
  const heard: [stream: 'out' | 'errors', text: string][] = [];
  const keep = (stream: 'out' | 'errors') => (text: unknown) => heard.push([stream, `${text}`]) > 0;
  const log = (stream: 'out' | 'errors') => (text: unknown) => {
    heard.push([stream, `${text}\n`]);
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(keep('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(keep('errors')),
    vi.spyOn(console, 'log').mockImplementation(log('out')),
    vi.spyOn(console, 'error').mockImplementation(log('errors')),
  ];
  const path = resolve(program);
  try {
    process.argv = [process.execPath, path, ...(given.args ?? [])];
    process.exitCode = 0;
    runs += 1;
    const address = `${path}?run=${runs}`;
    await inFolder(given.cwd ?? '.', () => import(/* @vite-ignore */ address));
    const textOf = (...streams: string[]) =>
      heard.flatMap(([stream, text]) => (streams.includes(stream) ? text : [])).join('');
    return {
      code: Number(process.exitCode),
      out: textOf('out'),
      errors: textOf('errors'),
      said: textOf('out', 'errors'),
    };
  } finally {
    for (const spy of spies) spy.mockRestore();
    for (const back of giveBack) back();
    process.argv = argv;
    process.exitCode = exitCode;
  }
}

function setVariables(env: Readonly<Record<string, string | undefined>>): () => void {
  const set = (name: string, value: string | undefined) => {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  };
  const before = Object.keys(env).map((name) => [name, process.env[name]] as const);
  for (const [name, value] of Object.entries(env)) set(name, value);
  return () => {
    for (const [name, value] of before) set(name, value);
  };
}

/** A program listens to signals and to its output until its process ends. */
function dropNewListeners(): () => void {
  const emitters: [EventEmitter, string][] = [
    [process, 'SIGINT'],
    [process, 'SIGTERM'],
    [process.stdout, 'error'],
  ];
  const before = emitters.map(([emitter, event]) => emitter.rawListeners(event));
  return () => {
    for (const [place, [emitter, event]] of emitters.entries())
      for (const listener of emitter.rawListeners(event))
        if (!before[place]?.includes(listener))
          emitter.removeListener(event, listener as (...args: unknown[]) => void);
  };
}
