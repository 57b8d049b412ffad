import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Makes a folder hold exactly these files, by their paths in it and where they come from. What is the same already stays
 * untouched; `keeps` says which paths in the folder are none of its business.
 */
export function mirror(
  files: ReadonlyMap<string, string>,
  folder: string,
  keeps: (path: string) => boolean = () => false,
): void {
  for (const path of listFiles(folder, keeps))
    if (!files.has(path)) rmSync(join(folder, path), { force: true });
  for (const [path, source] of files) {
    const target = join(folder, path);
    if (isSame(source, target)) continue;
    rmSync(target, { recursive: true, force: true });
    mkdirSync(dirname(target), { recursive: true });
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else cpSync(source, target, { preserveTimestamps: true });
  }
}

/** Lists the files and links below a folder by their paths in it; links are not followed. */
export function listFiles(
  folder: string,
  leavesOut: (path: string) => boolean = () => false,
  below = '',
): string[] {
  if (!existsSync(join(folder, below))) return [];
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = join(below, entry.name);
    if (leavesOut(path)) return [];
    return entry.isDirectory() ? listFiles(folder, leavesOut, path) : [path];
  });
}

function isSame(one: string, other: string): boolean {
  const [here, there] = [lstatSync(one), lstatSync(other, { throwIfNoEntry: false })];
  if (!there || here.size !== there.size || here.isSymbolicLink() !== there.isSymbolicLink())
    return false;
  if (here.isSymbolicLink()) return readlinkSync(one) === readlinkSync(other);
  return readFileSync(one).equals(readFileSync(other));
}
