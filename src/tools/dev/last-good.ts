import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  rmSync,
  type Stats,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

type Mirror = {
  from: string;
  to: string;
  /** Says whether a file (its path below `from`) may be copied now. */
  isGood: (path: string) => boolean;
};

/**
 * Keeps in `to` the last good version of every file below `from`. Good files are copied when they have changed; other
 * files keep their last good version, if any; deleted files are deleted.
 */
export function mirrorGoodFiles({ from, to, isGood }: Mirror): void {
  mkdirSync(to, { recursive: true });
  const present = new Set(listFiles(from));
  for (const path of listFiles(to)) {
    if (!present.has(path)) rmSync(join(to, path));
  }
  for (const path of present) {
    if (isGood(path)) copyIfChanged(join(from, path), join(to, path));
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** Copies a file with its time of change, by which Contentlayer recognises compiled files. */
function copyIfChanged(from: string, to: string): void {
  const source = statSync(from);
  const target = statSync(to, { throwIfNoEntry: false });
  if (target && isSameTime(target, source) && target.size === source.size) return;
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
  utimesSync(to, source.atime, source.mtime);
}

/** Compares times to the millisecond: they are written less precisely than they are read. */
function isSameTime(a: Stats, b: Stats): boolean {
  return Math.abs(a.mtimeMs - b.mtimeMs) < 1;
}
