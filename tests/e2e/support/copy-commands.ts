import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

type Command = {
  /** The program and its arguments. */
  command: readonly [string, ...string[]];
  /** The folder it runs in. */
  folder: string;
  env?: Record<string, string>;
};
type ServerCommand = Command & { port: number };

export type Outcome = { code: number | null; output: string };
export type Server = {
  url: string;
  /** What it has printed so far, on both streams. */
  output: () => string;
  /** Ends it as Ctrl-C in its terminal would, and waits until it has ended. */
  interrupt: () => Promise<void>;
};

/** How long a server may take to its first answer, in milliseconds. */
const patience = 60_000;

/** Runs a command to its end and returns its exit code and what it printed. */
export async function run(command: Command): Promise<Outcome> {
  const { child, output } = launch(command);
  await once(child, 'close');
  return { code: child.exitCode, output: output() };
}

/** Starts the built site of a copy; `preload` is a script that runs before it. */
export function serveBuild({
  folder,
  port,
  preload,
  env = {},
}: Omit<ServerCommand, 'command'> & { preload?: string }): Promise<Server> {
  const next = ['node_modules/next/dist/bin/next', 'start', '--port', String(port)];
  const early = preload === undefined ? [] : ['--require', preload];
  return serve({ command: [process.execPath, ...early, ...next], folder, port, env });
}

/** Starts a command that serves `port` and waits for its first answer. Throws when it ends before, or takes too long. */
export async function serve({ port, ...command }: ServerCommand): Promise<Server> {
  const url = `http://localhost:${port}`;
  if (await answers(url)) throw new Error(`Something else is serving ${url}`);
  const { child, output } = launch(command);
  const interrupt = () => end(child, 'SIGINT');
  for (const start = Date.now(); Date.now() - start < patience; await sleep(100)) {
    if (hasEnded(child)) throw new Error(`${url} ended at once:\n${output()}`);
    if (await answers(url)) return { url, output, interrupt };
  }
  await end(child, 'SIGKILL');
  throw new Error(`${url} did not answer:\n${output()}`);
}

/** Says whether anything answers at an address, no matter what. */
export async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
  return answer !== undefined;
}

/** Lists the processes that work in a folder, by id. */
export function listProcesses(folder: string): string[] {
  return readdirSync('/proc').filter((id) => /^\d+$/.test(id) && workingFolder(id) === folder);
}

function workingFolder(id: string): string | undefined {
  try {
    return readlinkSync(`/proc/${id}/cwd`);
  } catch {
    return undefined;
  }
}

/** In a process group of its own, as a terminal starts commands: a signal reaches all that a command has started. */
function launch({ command: [program, ...values], folder, env }: Command) {
  const { PATH = '', HOME = '' } = process.env;
  const fresh = { PATH, HOME, NEXT_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
  const child = spawn('env', ['-i', ...pairs({ ...fresh, ...env }), program, ...values], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listen = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  process.once('exit', () => signalGroup(child, 'SIGKILL'));
  return { child, output: () => output };
}

/** The tests' own variables (Playwright sets NODE_ENV, among others) would make another build of it. */
function pairs(env: Record<string, string>): string[] {
  return Object.entries(env).map(([name, value]) => `${name}=${value}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  signalGroup(child, signal);
  await ended;
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid !== undefined && !hasEnded(child)) process.kill(-child.pid, signal);
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
