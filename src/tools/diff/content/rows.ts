import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Collection, collections } from '@/schema';
import type { Side } from '../sides';

/** The collections of one side, by their folders. */
export type Rows = Readonly<Record<string, Collection>>;

/** The collections as this program itself was started with. */
export const ownRows: Rows = collections;

/** What a schema may import. */
export const schemaFolders = ['src/schema/', 'src/site/', 'src/rules/'];

const sourcesOf = ({ blobs }: Side) =>
  [...blobs.keys()].filter((path) => schemaFolders.some((folder) => path.startsWith(folder)));

/** Says whether two sides have the same schemas. */
export function haveSameSchemas(one: Side, other: Side): boolean {
  const [here, there] = [sourcesOf(one), sourcesOf(other)];
  return (
    here.length === there.length &&
    here.every((path) => one.blobs.get(path) === other.blobs.get(path))
  );
}

/**
 * Loads the collections of a side whose schemas are others than those of the files here, from a copy of its sources in
 * `scratch`, a folder inside the project, where packages are found. Returns undefined where they cannot be loaded.
 */
export async function loadRows(side: Side, scratch: string): Promise<Rows | undefined> {
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
