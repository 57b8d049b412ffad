import { watch } from 'chokidar';

/** Editors write a file in several steps; this many milliseconds after the last step, the file is complete. */
const settled = 40;

/** Calls back after files below a folder were added, changed or removed. Returns the function that stops watching. */
export function watchFolders(folders: Record<string, () => void>): () => void {
  // Node's own recursive watch misses new files on Linux.
  const watchers = Object.entries(folders).map(([folder, callback]) =>
    watch(folder, { ignoreInitial: true }).on('all', once(callback)),
  );
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}

function once(callback: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(callback, settled);
  };
}
