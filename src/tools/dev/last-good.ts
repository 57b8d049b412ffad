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
  /** Says whether a file (its path below `from`) may be copied as it is now. */
  isGood: (path: string) => boolean;
};

/**
 * Makes `to` hold the last good version of every file below `from`: good files are copied when they have changed, the
 * others keep the version copied last, and what was deleted is deleted. What has never been good is absent.
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

/** Copies with the time of the last change, by which Contentlayer knows what it has compiled. */
function copyIfChanged(from: string, to: string): void {
  const source = statSync(from);
  const target = statSync(to, { throwIfNoEntry: false });
  if (target && isSameTime(target, source) && target.size === source.size) return;
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
  utimesSync(to, source.atime, source.mtime);
}

/** Times are set with less precision than they are read. */
function isSameTime(a: Stats, b: Stats): boolean {
  return Math.abs(a.mtimeMs - b.mtimeMs) < 1;
}
