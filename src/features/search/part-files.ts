import type { SearchEntry } from './search-entry';
import type { PartFile } from './search-plan';

/** How many pages a file of entries has: most of them are not asked for. */
export const pagesInChunk = 4;

/** A file with the entries of pages: `pages-3` has those from 3 x `pagesInChunk` on. */
export type ChunkFile = `pages-${number}`;

/** Returns the file with the entry of a page. */
export const chunkOf = (page: number): ChunkFile => `pages-${Math.floor(page / pagesInChunk)}`;

/** The content of such a file; null for a page that is not public. */
export type Chunk = readonly (SearchEntry | null)[];

/** Says whether this is the name of a file of an index. */
export const isIndexFile = (name: string): name is PartFile | ChunkFile =>
  /^(words|starts|endings|pages)-(0|[1-9]\d{0,6})$/.test(name);
