import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readBlobs } from '../git/run-git';
import { type ChangedPath, listChanges, listTree } from './git/changes';
import type { Revisions } from './git/revisions';

/** The files of the project before or after. */
export type Side = {
  name: string;
  /** The blob of each path below the folders that are compared. */
  blobs: ReadonlyMap<string, string>;
  /** Returns the contents of these paths; those that are not there, or cannot be read, are left out. */
  read(paths: Iterable<string>): Promise<Map<string, Buffer>>;
};

export type Sides = { before: Side; after: Side; changes: readonly ChangedPath[] };

/** What a visitor's page is made of; all else is only named. */
const compared = ['content', 'messages', 'public', 'src'];

/** Opens both sides. Nothing of the project is touched: what git stores is read from git. */
export async function openSides(folder: string, revisions: Revisions): Promise<Sides> {
  const [changes, tree] = await Promise.all([
    listChanges(folder, revisions),
    listTree(folder, revisions.base, compared),
  ]);
  const later = new Map(tree);
  for (const { path, after } of changes) {
    if (after === undefined) later.delete(path);
    else if (compared.some((name) => path.startsWith(`${name}/`))) {
      const blob = after === '' ? hashFile(join(folder, path)) : after;
      if (blob === undefined) later.delete(path);
      else later.set(path, blob);
    }
  }
  return {
    before: sideOf(folder, revisions.baseName, tree),
    after:
      revisions.head === undefined
        ? {
            name: revisions.headName,
            blobs: later,
            read: async (paths) => readFiles(folder, paths),
          }
        : sideOf(folder, revisions.headName, later),
    changes,
  };
}

function sideOf(folder: string, name: string, blobs: ReadonlyMap<string, string>): Side {
  return {
    name,
    blobs,
    async read(paths) {
      const wanted = [...paths].flatMap((path) => {
        const hash = blobs.get(path);
        return hash === undefined ? [] : [[path, hash] as const];
      });
      const found = await readBlobs(
        folder,
        wanted.map(([, hash]) => hash),
      );
      return new Map(
        wanted.flatMap(([path, hash]) => {
          const bytes = found.get(hash);
          return bytes ? [[path, bytes] as const] : [];
        }),
      );
    },
  };
}

function readFiles(folder: string, paths: Iterable<string>): Map<string, Buffer> {
  return new Map(
    [...paths].flatMap((path) => {
      const bytes = readFile(join(folder, path));
      return bytes ? [[path, bytes] as const] : [];
    }),
  );
}

function readFile(path: string): Buffer | undefined {
  // Deleted meanwhile, or a symbolic link that leads nowhere.
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : undefined;
}

/** The name git would give the content of a file. */
function hashFile(path: string): string | undefined {
  const bytes = readFile(path);
  return bytes && createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
