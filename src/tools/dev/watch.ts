import { watch } from 'chokidar';

/** Editors write a file in several steps; this long after the last one (milliseconds) it is complete. */
const settled = 40;

/** Calls back after files below a folder were added, changed or removed; returns how to stop. */
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
