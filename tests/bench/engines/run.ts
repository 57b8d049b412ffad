import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { watchProcesses } from './processes';

/** CPU seconds of all processes, seconds on the clock, mebibytes at the most. */
export interface Cost {
  readonly cpu: number;
  readonly wall: number;
  readonly memory: number;
}

export interface Limits {
  /** Seconds after which a command is ended. */
  readonly longest: number;
}

export interface Saving extends Limits {
  /** Changes a document; returns words that are new in it. */
  readonly save: () => string;
  /** The file that shows the change. */
  readonly shows: string;
  readonly times: number;
}

/** Runs a command of a shell and counts what it and its children use; undefined where it does not finish in time. */
export async function runCounted(
  command: string,
  cwd: string,
  { longest }: Limits,
): Promise<Cost | undefined> {
  const start = performance.now();
  const child = startGroup(`time -p ( ${command} )`, cwd);
  const processes = watchProcesses(child.pid ?? 0);
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said = (said + chunk).slice(-4000);
  });
  const timer = setTimeout(() => endGroup(child), longest * 1000);
  const code = await new Promise((resolve) => {
    child.on('close', resolve);
  });
  clearTimeout(timer);
  processes.stop();
  const wall = (performance.now() - start) / 1000;
  if (wall >= longest) return undefined;
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${said}`);
  const { cpu, memory } = processes.usage();
  const seconds = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(said)?.[1]);
  // The shell counts to the end, but only processes that their parents waited for.
  return { cpu: Math.max(cpu, seconds('user') + seconds('sys')), wall, memory };
}

/**
 * Starts a command that waits for changes; saves several times, and counts each until the file shows it and all is quiet.
 * Fewer costs come back where time runs out.
 */
export async function saveCounted(
  command: string,
  cwd: string,
  { longest, save, shows, times }: Saving,
): Promise<Cost[]> {
  const child = startGroup(command, cwd);
  const processes = watchProcesses(child.pid ?? 0);
  const deadline = performance.now() + longest * 1000;
  try {
    const costs: Cost[] = [];
    let isQuiet = await untilQuiet(processes, deadline);
    while (isQuiet && costs.length < times) {
      const before = processes.usage().cpu;
      const start = performance.now();
      const isShown = await untilShown(shows, save(), deadline);
      const wall = (performance.now() - start) / 1000;
      isQuiet = isShown && (await untilQuiet(processes, deadline));
      const { cpu, memory } = processes.usage();
      if (isQuiet) costs.push({ cpu: cpu - before, wall, memory });
    }
    return costs;
  } finally {
    processes.stop();
    endGroup(child);
  }
}

async function untilShown(path: string, mark: string, deadline: number): Promise<boolean> {
  while (performance.now() < deadline) {
    if (existsSync(path) && readFileSync(path).includes(mark)) return true;
    await sleep(5);
  }
  return false;
}

async function untilQuiet({ usage }: ReturnType<typeof watchProcesses>, deadline: number) {
  let last = -1;
  while (performance.now() < deadline) {
    const { cpu } = usage();
    if (cpu > 0 && cpu - last < 0.02) return true;
    last = cpu;
    await sleep(1500);
  }
  return false;
}

/** A process group of its own, so that its end is the end of all it started. */
function startGroup(command: string, cwd: string): ChildProcess {
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', PWD: cwd };
  const options = { cwd, env, detached: true } as const;
  const child = spawn('bash', ['-c', command], { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  running.add(child);
  return child;
}

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach(endGroup));

function endGroup(child: ChildProcess): void {
  running.delete(child);
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
