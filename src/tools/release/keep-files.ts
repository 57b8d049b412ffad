import { cpSync, existsSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from './list-files';

const day = 86_400_000;

/** How long after its last release a file is still there: a tab that was open longer has to be loaded again. */
const keptMs = 30 * day;

/**
 * Gives a release the scripts, styles and fonts of earlier ones, whose pages are still open in browsers, and keeps its
 * own for later ones. Their names have a hash of their content, so none replaces another. Returns how many it was given.
 * @param release its `.next/static`
 * @param kept a folder that stays from one release to the next
 */
export function keepFiles(release: string, kept: string, now = Date.now()): number {
  mkdirSync(kept, { recursive: true });
  const own = listFiles(release);
  for (const path of own) {
    copy(join(release, path), join(kept, path));
    utimesSync(join(kept, path), now / 1000, now / 1000);
  }
  const known = new Set(own);
  const earlier = listFiles(kept).filter((path) => !known.has(path));
  const [old, recent] = split(earlier, (path) => now - statSync(join(kept, path)).mtimeMs > keptMs);
  for (const path of old) rmSync(join(kept, path));
  for (const path of recent) copy(join(kept, path), join(release, path));
  return recent.length;
}

function copy(from: string, to: string): void {
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

function split<T>(values: readonly T[], isFirst: (value: T) => boolean): [T[], T[]] {
  return [values.filter(isFirst), values.filter((value) => !isFirst(value))];
}
