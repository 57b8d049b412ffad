import { once } from 'node:events';
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { watch } from 'chokidar';

/** Editors write a file in several steps; this many milliseconds after the last step, the file is complete. */
const settled = 30;

/** For this many milliseconds after it reported a file, chokidar says nothing of what else happens to it. */
const unheard = 50;

export interface Watching {
  /** Watches more files or folders, from when they are added on. */
  add(paths: Iterable<string>): void;
  close(): Promise<void>;
}

/**
 * Calls back with the files (absolute) below these paths that were added, changed or removed, those of one save
 * together: all that come less than `quiet` milliseconds apart. A path may vanish and come back. Resolves once no change
 * is missed: watch first and read then, or what is saved in between is never heard of.
 */
export async function watchPaths(
  paths: readonly string[],
  callback: (changed: ReadonlySet<string>) => void,
  quiet = settled,
): Promise<Watching> {
  const wanted = new Set<string>();
  const above = new Set<string>();
  let changed = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();
  let timer: NodeJS.Timeout | undefined;

  // What is watched itself is watched no more once it has been away; the folder it is in stays.
  const want = (more: Iterable<string>) => {
    const folders = new Set<string>();
    for (const path of more) {
      const absolute = resolve(path);
      if (wanted.has(absolute)) continue;
      wanted.add(absolute);
      folders.add(dirname(absolute));
      for (const folder of foldersOf(absolute)) above.add(folder);
    }
    return [...folders];
  };
  const isWanted = (path: string) =>
    wanted.has(path) || above.has(path) || foldersOf(path).some((folder) => wanted.has(folder));
  const wait = (milliseconds: number, then: () => void) => {
    const waiting = setTimeout(() => {
      timers.delete(waiting);
      then();
    }, milliseconds);
    timers.add(waiting);
    return waiting;
  };
  const note = (path: string) => {
    changed.add(path);
    if (timer) {
      clearTimeout(timer);
      timers.delete(timer);
    }
    timer = wait(quiet, tell);
  };
  const tell = () => {
    const files = changed;
    changed = new Set();
    const stamps = new Map([...files].map((path) => [path, stampOf(path)]));
    callback(files);
    wait(unheard, () => {
      for (const [path, stamp] of stamps) if (stampOf(path) !== stamp) note(path);
    });
  };

  // Node's own recursive watch misses new files on Linux.
  const watcher = watch(want(paths), { ignoreInitial: true, ignored: (path) => !isWanted(path) });
  watcher.on('all', (_event, path) => note(path));
  await once(watcher, 'ready');
  return {
    add(more) {
      watcher.add(want(more));
    },
    close() {
      for (const waiting of timers) clearTimeout(waiting);
      return watcher.close();
    },
  };
}

/** The folders a path is in, the nearest first. */
function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === path ? [] : [folder, ...foldersOf(folder)];
}

/** What changes with each write; the same for all that cannot be read. */
function stampOf(path: string): string {
  try {
    const { mtimeMs, size, ino } = statSync(path);
    return `${mtimeMs} ${size} ${ino}`;
  } catch {
    return 'gone';
  }
}
