import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

/** What a command and all it has started took: seconds, seconds of processors, and memory at its highest. */
export type Cost = { seconds: number; cpuSeconds: number; peakMegabytes: number };

/** How often memory is read, in milliseconds. */
const everyMs = 250;

/** Runs a command in a folder to its end. Throws with its output if it fails. Linux only. */
export async function watchRun(command: string, folder: string): Promise<Cost> {
  const start = performance.now();
  const child = spawn('bash', ['-c', `time -p ${command}`], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithUs = () => child.pid && process.kill(-child.pid, 'SIGKILL');
  process.once('exit', endWithUs);
  let [output, peakMegabytes] = ['', 0];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const watch = setInterval(() => {
    peakMegabytes = Math.max(peakMegabytes, readGroupMegabytes(child.pid ?? 0));
  }, everyMs);
  const [code] = await once(child, 'close');
  clearInterval(watch);
  process.off('exit', endWithUs);
  if (code !== 0) throw new Error(output);
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(output)?.[1]);
  const cpuSeconds = read('user') + read('sys');
  return { seconds: (performance.now() - start) / 1000, cpuSeconds, peakMegabytes };
}

/** Returns the memory a process has now, or has had at most. Linux only: proc(5). */
export function readMegabytes(pid: number, what: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1]) / 1000);
}

/** Returns the memory of all processes of a group; what they share is counted for each. */
function readGroupMegabytes(group: number): number {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && groupOf(pid) === group)
    .reduce((sum, pid) => sum + readIfThere(pid), 0);
}

/** Field 5 of `stat`; names of programs, before it, may have spaces. */
function groupOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[2]);
  } catch {
    return 0;
  }
}

function readIfThere(pid: number): number {
  try {
    return readMegabytes(pid) || 0;
  } catch {
    return 0;
  }
}
