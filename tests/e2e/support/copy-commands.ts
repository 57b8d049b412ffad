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
  /** The id of its process. */
  pid: number;
  /** Returns all output so far, of both streams. */
  output: () => string;
  /** Ends the server as Ctrl-C in its terminal would, and waits for its end. */
  interrupt: () => Promise<void>;
  /** Waits for its end; resolves with the exit code. */
  ended: () => Promise<number | null>;
  /** Sends another signal; resolves with the exit code once the server has ended. */
  stop: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** How long a server may take until its first answer, and to end, in milliseconds. */
const mostToAnswer = 60_000;
const mostToEnd = 20_000;

/** Runs a command to its end and returns its exit code and output. */
export async function run(command: Command): Promise<Outcome> {
  const { child, output } = launch(command);
  await once(child, 'close');
  return { code: child.exitCode, output: output() };
}

/** Starts the built site of a copy. `preload` is a script that runs before the site, `node` another Node's program. */
export function serveBuild({
  folder,
  port,
  preload,
  node = process.execPath,
  env = {},
}: Omit<ServerCommand, 'command'> & { preload?: string; node?: string }): Promise<Server> {
  const next = ['node_modules/next/dist/bin/next', 'start', '--port', String(port)];
  const early = preload === undefined ? [] : ['--require', preload];
  return serve({ command: [node, ...early, ...next], folder, port, env });
}

/**
 * Starts a command that serves `port` and waits for its first answer. Throws if the command ends before or takes too
 * long.
 */
export async function serve({ port, ...command }: ServerCommand): Promise<Server> {
  const url = `http://localhost:${port}`;
  if (await answers(url)) throw new Error(`Something else is serving ${url}`);
  const { child, output } = launch(command);
  const interrupt = () => end(child, 'SIGINT');
  const ended = () => waitForEnd(child, 'its signal').then(() => child.exitCode);
  const stop = (signal: NodeJS.Signals) => end(child, signal).then(() => child.exitCode);
  for (const start = Date.now(); Date.now() - start < mostToAnswer; await sleep(100)) {
    if (hasEnded(child)) throw new Error(`${url} ended at once:\n${output()}`);
    if (await answers(url)) return { url, pid: child.pid ?? 0, output, interrupt, ended, stop };
  }
  await end(child, 'SIGKILL');
  throw new Error(`${url} did not answer:\n${output()}`);
}

/** Says whether an address answers at all. */
export async function answers(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(mostToAnswer);
  const answer = await fetch(url, { method: 'HEAD', signal }).catch(() => undefined);
  return answer !== undefined;
}

/** Lists the ids of processes whose working folder is `folder`. */
export function listProcesses(folder: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((id) => id > 0 && workingFolder(id) === folder);
}

function workingFolder(id: number): string | undefined {
  try {
    return readlinkSync(`/proc/${id}/cwd`);
  } catch {
    return undefined;
  }
}

/** Starts a command in its own process group, as terminals do: a signal reaches all processes it has started. */
function launch({ command: [program, ...values], folder, env }: Command) {
  const child = spawn(program, values, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: freshEnvironment(env),
  });
  let output = '';
  const listen = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const endWithUs = () => signalGroup(child, 'SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  return { child, output: () => output };
}

/**
 * Returns the variables of a new terminal: the tests' own ones (Playwright sets NODE_ENV, among others) would change a
 * build.
 */
function freshEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  const variables = { PATH, HOME, NEXT_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', ...extra };
  // Next's types require NODE_ENV, which a terminal does not have.
  return variables as Partial<NodeJS.ProcessEnv> as NodeJS.ProcessEnv;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  signalGroup(child, signal);
  await waitForEnd(child, signal);
}

async function waitForEnd(child: ChildProcess, signal: string): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  const tooLate = sleep(mostToEnd, 'too late', { ref: false });
  if ((await Promise.race([ended, tooLate])) !== 'too late') return;
  signalGroup(child, 'SIGKILL');
  throw new Error(`${child.spawnargs.join(' ')} went on after ${signal}`);
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid !== undefined && !hasEnded(child)) process.kill(-child.pid, signal);
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
