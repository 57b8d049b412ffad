import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { readLines, type Say } from './log';

/** A program that runs as long as the stack does. */
export interface PartPlan {
  command: readonly [string, ...string[]];
  folder?: string;
  env?: Record<string, string>;
  /** Says whether it can be used. */
  isReady: () => Promise<boolean>;
}

export interface Part {
  /** The id of the process that runs now. */
  pid(): number | undefined;
  /** Ends the process at once, as a crash would; it comes back by itself. */
  kill(): Promise<void>;
  /** Ends the process and starts it anew, with another plan if one is given. */
  restart(plan?: PartPlan): Promise<void>;
  stop(): Promise<void>;
}

const mostToBeReady = 60_000;
/** The site stops within 9.5 seconds (`stopDeadlineMs`); a part that takes longer is killed. */
const mostToEnd = 15_000;
/** The pause before a dead part is started again; it doubles each time, up to `most`, until a part has lived for `life`. */
const pauseMs = { first: 500, most: 30_000, life: 60_000 };

/**
 * Starts a program and resolves once it is ready. One that dies later is started again, with growing pauses. Rejects
 * with its last lines when it ends before it is ready, or is not ready within a minute.
 */
export async function startPart(plan: PartPlan, say: Say): Promise<Part> {
  let current = plan;
  let isWanted = true;
  let deaths = 0;
  let coming: Promise<void> = Promise.resolve();
  let child = launch(current, say);

  /** Starts the part again when this process of it ends unasked. */
  function watch(watched: ChildProcess, born = Date.now()): void {
    watched.once('exit', (code, signal) => {
      if (!isWanted || watched !== child) return;
      deaths = Date.now() - born > pauseMs.life ? 0 : deaths + 1;
      const pause = Math.min(pauseMs.most, pauseMs.first * 2 ** Math.max(0, deaths - 1));
      say(`ended (${signal ?? `code ${code}`}), starts again in ${pause / 1000} s`);
      coming = sleep(pause, undefined, { ref: false }).then(bringBack);
    });
  }

  async function bringBack(): Promise<void> {
    if (!isWanted) return;
    child = launch(current, say);
    watch(child);
    await waitUntilReady(child, current).then(
      () => say('is back'),
      (error: unknown) => say(String(error)),
    );
  }

  async function stop(): Promise<void> {
    isWanted = false;
    await endChild(child);
  }

  try {
    await waitUntilReady(child, current);
  } catch (error) {
    await stop();
    throw error;
  }
  watch(child);
  return {
    pid: () => child.pid,
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      await coming;
    },
    async restart(next = current) {
      isWanted = false;
      await endChild(child);
      current = next;
      isWanted = true;
      child = launch(current, say);
      watch(child);
      await waitUntilReady(child, current);
    },
    stop,
  };
}

/** Starts a process in a group of its own, so that Ctrl-C in the terminal reaches the stack alone, which ends it in order. */
function launch({ command: [program, ...values], folder, env }: PartPlan, say: Say): ChildProcess {
  // Tests run in an environment of their own, which would change what the site does.
  const { NODE_ENV, ...inherited } = process.env;
  const child = spawn(program, values, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, ...env } as NodeJS.ProcessEnv,
  });
  readLines(child.stdout, say);
  readLines(child.stderr, say);
  child.on('error', (error) => say(error.message));
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  return child;
}

async function waitUntilReady(child: ChildProcess, { isReady, command }: PartPlan): Promise<void> {
  for (const start = Date.now(); Date.now() - start < mostToBeReady; await sleep(50)) {
    if (hasEnded(child)) throw new Error(`${command[0]} ended before it was ready.`);
    if (await isReady().catch(() => false)) return;
  }
  throw new Error(`${command[0]} was not ready after ${mostToBeReady / 1000} s.`);
}

async function endChild(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const tooLate = sleep(mostToEnd, 'too late', { ref: false });
  if ((await Promise.race([ended, tooLate])) !== 'too late') return;
  child.kill('SIGKILL');
  await ended;
}

function hasEnded({ exitCode, signalCode, pid }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null || pid === undefined;
}
