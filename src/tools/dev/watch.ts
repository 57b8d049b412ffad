import { once } from 'node:events';
import { dirname, resolve, sep } from 'node:path';
import { watch } from 'chokidar';

/** Editors write a file in several steps; this many milliseconds after the last step, the file is complete. */
const settled = 30;

/**
 * Calls back with the files below these paths that were added, changed or removed, those of one save together: all that
 * come less than `quiet` milliseconds apart. A path may vanish and come back. Resolves, with the function that stops
 * watching, once no change is missed: who reads the files first would not hear of what is saved meanwhile.
 */
export async function watchPaths(
  paths: readonly string[],
  callback: (changed: ReadonlySet<string>) => void,
  quiet = settled,
): Promise<() => void> {
  const wanted = paths.map((path) => resolve(path));
  // What is watched itself is watched no more once it has been away; the folder it is in stays.
  const parents = [...new Set(wanted.map((path) => dirname(path)))];
  const ignored = (path: string) => !wanted.some((one) => isIn(path, one) || isIn(one, path));
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  // Node's own recursive watch misses new files on Linux.
  const watcher = watch(parents, { ignoreInitial: true, ignored }).on('all', (_event, path) => {
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = changed;
      changed = new Set();
      callback(files);
    }, quiet);
  });
  await once(watcher, 'ready');
  return () => {
    clearTimeout(timer);
    void watcher.close();
  };
}

/** Whether one path is another, or stands below it. */
function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}${sep}`);
}
