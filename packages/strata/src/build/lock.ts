import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeIfChanged } from '../output/write';

/** The marker `building`, which says that a process is writing outputs, and which one. */
export interface Lock {
  /** False where a build before did not end: what is on the disk is then judged by its bytes. */
  readonly isTrusted: boolean;
  /** Files that an unfinished build said it would create. */
  readonly leftovers: readonly string[];
  /** Says which files come into being, so that a build that finds the marker can remove them. */
  announce(paths: readonly string[]): void;
  release(): void;
  /** Lets others build and leaves the marker, for a build that failed amid its work. */
  abandon(): void;
}

interface Marker {
  readonly pid: number;
  readonly host: string;
  readonly token: string;
  readonly creates: readonly string[];
}

/** Tokens of the markers that this process holds. */
const held = new Set<string>();
const pause = 25;
const longestWait = 60_000;

/** Waits until no other build of the folder runs, then marks it as being built. */
export async function takeLock(cache: string): Promise<Lock> {
  const path = join(cache, 'building');
  const own = { pid: process.pid, host: hostname(), token: randomUUID() };
  const leftovers: string[] = [];
  let isTrusted = true;
  let waited = 0;
  mkdirSync(cache, { recursive: true });
  while (!create(path, { ...own, creates: [] })) {
    const found = readMarker(path);
    // A marker without content is being written, unless it stays so.
    const isBusy = found ? isAlive(found) : waited < 1000;
    if (isBusy && waited < longestWait) {
      await sleep(pause);
      waited += pause;
      continue;
    }
    isTrusted = false;
    for (const path of found?.creates ?? []) leftovers.push(path);
    rmSync(path, { force: true });
  }
  held.add(own.token);
  const write = (creates: readonly string[]) =>
    writeIfChanged(path, JSON.stringify({ ...own, creates }));
  if (leftovers.length > 0) write(leftovers);
  return {
    isTrusted,
    leftovers,
    announce: (paths) => void write([...leftovers, ...paths]),
    abandon: () => void held.delete(own.token),
    release() {
      held.delete(own.token);
      if (readMarker(path)?.token === own.token) rmSync(path, { force: true });
    },
  };
}

function create(path: string, marker: Marker): boolean {
  try {
    writeFileSync(path, JSON.stringify(marker), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function readMarker(path: string): Marker | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A marker of another machine came with a restored cache. */
function isAlive({ pid, host, token }: Marker): boolean {
  if (host !== hostname()) return false;
  return pid === process.pid ? held.has(token) : isRunning(pid);
}

/** Whether a process of this machine runs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
