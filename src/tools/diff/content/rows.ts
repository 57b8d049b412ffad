import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Collection, collections } from '@/schema';
import type { Side } from '../sides';
import { hashOfSources, schemaFolders } from './own-sources';

/** The collections of one side, by their folders. */
export type Rows = Readonly<Record<string, Collection>>;

/** The collections as this program itself was started with. */
export const ownRows: Rows = collections;

const sourcesOf = ({ blobs }: Side) =>
  [...blobs.keys()].filter((path) => schemaFolders.some((folder) => path.startsWith(folder)));

/**
 * Loads the collections of a side whose schemas are others than those of the files here, from a copy of its sources in
 * `folder`, which is inside the project, where packages are found. Returns undefined where they cannot be loaded.
 */
export async function loadRows(side: Side, folder: string): Promise<Rows | undefined> {
  // What is imported from a path is remembered by it.
  const scratch = join(folder, hashOfSources(side));
  rmSync(scratch, { recursive: true, force: true });
  try {
    for (const [path, bytes] of await side.read(sourcesOf(side))) {
      const target = join(scratch, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, bytes);
    }
    const entry = pathToFileURL(join(scratch, 'src/schema/index.ts')).href;
    const { collections: rows } = await import(/* @vite-ignore */ entry);
    return rows;
  } catch {
    return undefined;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
