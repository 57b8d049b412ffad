import { readFileSync, statSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CollectionName } from '@/schema';
import { setMoment } from '@/site/clock.mjs';
import type { Locale } from '@/site/locales';
import builtContent from '../../.contentlayer/content.json';
import builtFindings from '../../.contentlayer/findings.json';
import builtPictures from '../../.contentlayer/images.json';
import builtVideos from '../../.contentlayer/videos.json';

/*
 * The only reader of what the content build writes (`src/tools/compile/publication.ts`): to replace the engine, change
 * this file, and `body.tsx` and `plain-html.ts` in `src/mdx/`. Names of files are part of the site's own build, so a site
 * reads the documents it was built with; the preview looks which are there now. The preview's imports of the same files
 * are what makes the open page follow them.
 */

/** A document by language: the original, and each translation. */
type Versions = Partial<Record<Locale, { slug: string }>>;

type Manifest = {
  rows: Partial<Record<CollectionName, string>>;
  changes: Partial<Record<CollectionName, Record<string, Versions | null>>>;
};

const folder = '.contentlayer';

/** Someone writes: documents change while the site runs. */
export const isPreview = process.env.NODE_ENV === 'development';

/** Who writes sees all documents at all times, but not where the site is to be seen as of a moment that is set. */
export const showsAll = () => isPreview && setMoment() === undefined;

/** Returns what gives a file of the content build: the same object until the file changes. */
function openFile<T>(name: string, built: T): () => T {
  if (!isPreview) return () => built;
  const path = join(process.cwd(), folder, name);
  let known = { stamp: '', content: built };
  return () => {
    const { mtimeMs, size, ino } = statSync(path);
    const stamp = `${mtimeMs} ${size} ${ino}`;
    if (known.stamp !== stamp) known = { stamp, content: JSON.parse(readFileSync(path, 'utf8')) };
    return known.content;
  };
}

const readManifest = openFile<Manifest>('content.json', builtContent as Manifest);

/** Sizes and stand-ins of pictures, by path. */
export const readPictures = openFile<Record<string, PictureFacts>>('images.json', builtPictures);

/** Lengths of our own videos, by path. */
export const readVideos = openFile<Record<string, { seconds: number }>>('videos.json', builtVideos);

/** What the content check found. */
export const readFindings = openFile<readonly object[]>('findings.json', builtFindings);

export type PictureFacts = {
  width: number;
  height: number;
  blur?: string;
  hash?: string;
  bytes?: number;
};

/** What all that is made from documents and pictures depends on: another object when one of them has changed. */
export function readRevision(): readonly unknown[] {
  const now = [readManifest(), readPictures()] as const;
  if (now.some((part, index) => part !== revision[index])) revision = now;
  return revision;
}

let revision: readonly unknown[] = [];

const files = new Map<string, Versions[]>();

/** Returns the documents of a collection by slug, each in its languages. */
export function readDocuments(name: CollectionName): Versions[] {
  const { rows, changes } = readManifest();
  const written = readRows(rows[name]);
  const changed = changes[name];
  if (!changed) return written;
  const bySlug = new Map(written.map((versions) => [slugOf(versions), versions]));
  for (const [slug, versions] of Object.entries(changed)) {
    if (versions) bySlug.set(slug, versions);
    else bySlug.delete(slug);
  }
  return [...bySlug.values()];
}

/** Its name is the hash of its content, so a file is read once. */
function readRows(file: string | undefined): Versions[] {
  if (file === undefined) return [];
  const known = files.get(file);
  if (known) return known;
  const path = join(process.cwd(), folder, 'rows', file);
  const documents: Versions[] = JSON.parse(readFileSync(path, 'utf8'));
  files.set(file, documents);
  return documents;
}

const slugOf = (versions: Versions) => Object.values(versions)[0]?.slug ?? '';

/** Where each body of a file is, in bytes: its compiled MDX, followed by its words. */
type Places = Record<string, [start: number, code: number, words: number]>;

/** Enough for the places of about seven hundred bodies; a file has some thirty. */
const longestPlaces = 64 * 1024;

/** Returns the compiled MDX of one body of a file, and reads no other. */
export async function readBody(file: string, hash: string): Promise<string | undefined> {
  const handle = await open(bodiesPath(file));
  try {
    const read = async (position: number, length: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    };
    const { places, end } = readPlaces(await read(0, longestPlaces));
    const [start, code] = places[hash] ?? [];
    if (start === undefined || code === undefined) return undefined;
    return (await read(end + start, code)).toString();
  } finally {
    await handle.close();
  }
}

/** Returns the words of all bodies of a file, each word once. For a search index, never for a page. */
export async function readBodyWords(file: string): Promise<[hash: string, words: string][]> {
  const bytes = await readFile(bodiesPath(file));
  const { places, end } = readPlaces(bytes);
  return Object.entries(places).map(([hash, [start, code, words]]) => {
    const from = end + start + code;
    return [hash, bytes.toString('utf8', from, from + words)];
  });
}

function bodiesPath(file: string): string {
  return join(process.cwd(), folder, 'bodies', file);
}

function readPlaces(bytes: Buffer): { places: Places; end: number } {
  const end = bytes.indexOf('\n') + 1;
  return { places: JSON.parse(bytes.toString('utf8', 0, end)), end };
}
