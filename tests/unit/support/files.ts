import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The files of a folder, by their paths in it, with what is in them. */
export type Files = ReadonlyMap<string, Buffer>;

/** What is git's own, and what commands keep for their next run. */
const left = new Set(['.git', '.contentlayer']);

/** Reads all files of a folder, sorted. */
export function readFiles(folder: string): Files {
  const paths = list(folder).filter((entry) => entry.isFile());
  return new Map(
    paths
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [relative(folder, path), readFileSync(path)]),
  );
}

/** Makes a folder hold these files and no others; those that are as they should be are not touched. */
export function bringBack(folder: string, files: Files): void {
  const folders = new Set<string>();
  for (const path of files.keys())
    for (let one = dirname(path); one !== '.'; one = dirname(one)) folders.add(one);
  for (const entry of list(folder)) {
    const path = join(entry.parentPath, entry.name);
    const known = entry.isFile() ? files : folders;
    if (!known.has(relative(folder, path))) rmSync(path, { recursive: true, force: true });
  }
  const present = readFiles(folder);
  for (const [path, bytes] of files) {
    if (present.get(path)?.equals(bytes)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}

/** The paths that are in one of two folders only, or differ. */
export function listDifferences(one: Files, other: Files): string[] {
  const paths = new Set([...one.keys(), ...other.keys()]);
  return [...paths].filter(
    (path) => !one.get(path)?.equals(other.get(path) ?? Buffer.of()) || !other.has(path),
  );
}

function list(folder: string) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !left.has(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? [
            entry,
            ...readdirSync(join(folder, entry.name), { recursive: true, withFileTypes: true }),
          ]
        : [entry],
    );
}
