import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CollectionName } from '@/schema';
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

/** Returns what gives a file of the content build: the same object until the file changes. */
function open<T>(name: string, built: T): () => T {
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

const readManifest = open<Manifest>('content.json', builtContent as Manifest);

/** Sizes and stand-ins of pictures, by path. */
export const readPictures = open<Record<string, PictureFacts>>('images.json', builtPictures);

/** Lengths of our own videos, by path. */
export const readVideos = open<Record<string, { seconds: number }>>('videos.json', builtVideos);

/** What the content check found. */
export const readFindings = open<readonly object[]>('findings.json', builtFindings);

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

/** Returns a file of bodies by their names: the compiled MDX of each. */
export async function readBodies(file: string): Promise<Record<string, string>> {
  const lines = await readLines(file);
  return JSON.parse(lines.slice(0, lines.indexOf('\n')));
}

/** Returns the words of the same bodies, each once. For a search index, never for a page. */
export async function readBodyWords(file: string): Promise<Record<string, string>> {
  const lines = await readLines(file);
  return JSON.parse(lines.slice(lines.indexOf('\n')));
}

function readLines(file: string): Promise<string> {
  return readFile(join(process.cwd(), folder, 'bodies', file), 'utf8');
}
