import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { writeIfChanged } from '../write-if-changed';

/** Files to move, write and remove; paths are relative to the project. A text is written where its file has moved to. */
export interface Change {
  readonly moves: readonly { readonly from: string; readonly to: string }[];
  readonly writes: readonly { readonly path: string; readonly text: string }[];
  /** Pictures, in base64. */
  readonly pictures: readonly { readonly path: string; readonly base64: string }[];
  readonly removes: readonly string[];
}

/** Where a change stands from its first step to its last: what is interrupted can be finished. */
const journal = '.contentlayer/unfinished-change.json';

/** Carries a change out. Interrupted half-way, it is finished by the next command (`finishChange`). */
export function carryOut(change: Change, folder: string): void {
  writeIfChanged(join(folder, journal), JSON.stringify(change));
  apply(change, folder);
  rmSync(join(folder, journal));
}

/** Finishes a change that was interrupted, and says so; one of which nothing has been done, or all undone, is dropped. */
export function finishChange(folder: string): boolean {
  const path = join(folder, journal);
  if (!existsSync(path)) return false;
  const change: Change = JSON.parse(readFileSync(path, 'utf8'));
  const isBegun = hasBegun(change, folder);
  if (isBegun) apply(change, folder);
  rmSync(path);
  return isBegun;
}

/** Every step may be done twice. */
function apply({ moves, writes, pictures, removes }: Change, folder: string): void {
  const left = new Set<string>();
  for (const { from, to } of moves) {
    if (!existsSync(join(folder, from))) continue;
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    renameSync(join(folder, from), join(folder, to));
    left.add(dirname(join(folder, from)));
  }
  for (const { path, base64 } of pictures) writePicture(join(folder, path), base64);
  for (const { path, text } of writes) writeIfChanged(join(folder, path), text);
  for (const path of removes) {
    rmSync(join(folder, path), { force: true });
    left.add(dirname(join(folder, path)));
  }
  for (const path of left) removeEmptyFolders(path);
}

function hasBegun({ moves, writes, pictures, removes }: Change, folder: string): boolean {
  const isThere = (path: string) => existsSync(join(folder, path));
  return (
    moves.some(({ from, to }) => !isThere(from) && isThere(to)) ||
    pictures.some(({ path }) => isThere(path)) ||
    removes.some((path) => !isThere(path)) ||
    writes.some(
      ({ path, text }) => isThere(path) && readFileSync(join(folder, path), 'utf8') === text,
    )
  );
}

function writePicture(path: string, base64: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.tmp`, Buffer.from(base64, 'base64'));
  renameSync(`${path}.tmp`, path);
}

function removeEmptyFolders(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmptyFolders(dirname(folder));
}
