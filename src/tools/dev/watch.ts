import { watch } from 'chokidar';

/** Editors write a file in several steps; this many milliseconds after the last step, the file is complete. */
const settled = 30;

/**
 * Calls back with the files below these paths that were added, changed or removed, those of one save together. Returns
 * the function that stops watching.
 */
export function watchPaths(
  paths: readonly string[],
  callback: (changed: ReadonlySet<string>) => void,
): () => void {
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  // Node's own recursive watch misses new files on Linux.
  const watcher = watch([...paths], { ignoreInitial: true }).on('all', (_event, path) => {
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = changed;
      changed = new Set();
      callback(files);
    }, settled);
  });
  return () => void watcher.close();
}
