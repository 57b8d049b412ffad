import { statSync } from 'node:fs';
import { collections } from '@/schema';
import { readDocument, unreadable } from './document';
import type { DocumentFacts } from './document-facts';
import { type ContentFile, type Listing, listContent } from './files';
import type { Finding } from './findings';
import { checkIdentity } from './identity';
import { checkLinks } from './links';
import {
  checkPictureWidths,
  checkPublicFiles,
  checkReferences,
  checkVideoIndexes,
} from './pointers';
import { checkRows } from './rows';
import { type IndexedDocument, indexSite, knownPaths as pages } from './site-index';
import { findRepeatedValues, findTranslationWarnings } from './text-warnings';
import { checkTranslations } from './translation';

export interface SiteOptions {
  /** The folder that is served from /. */
  readonly publicDir: string;
  /** Site paths besides those of documents; the site's own pages by default. */
  readonly knownPaths?: Iterable<string>;
  /** The present, in milliseconds: what is public later cannot be linked to yet. */
  readonly now?: number;
}

/** What was read of each file, kept between checks; a file is read again when it has changed. */
export type CheckCache = Map<string, { stamp: string; facts: DocumentFacts }>;

export interface CheckOptions extends SiteOptions {
  /** The content folder. */
  readonly root: string;
  /** Pass the same map again to re-read changed files only. */
  readonly cache?: CheckCache;
}

/** Reads and checks all content without compiling it; returns every finding, by file and place. Changes nothing. */
export async function checkContent({
  root,
  cache = new Map(),
  ...options
}: CheckOptions): Promise<Finding[]> {
  const listing = listContent(root);
  const documents: IndexedDocument[] = [];
  for (const file of listing.files) documents.push({ file, facts: await readCached(file, cache) });
  forget(cache, listing.files);
  return checkDocuments(listing, documents, options);
}

/** Holds documents against each other and against the site; returns every finding, by file and place. */
export async function checkDocuments(
  { files, findings }: Listing,
  documents: readonly IndexedDocument[],
  { publicDir, knownPaths = pages, now = Date.now() }: SiteOptions,
): Promise<Finding[]> {
  const index = indexSite(documents, { knownPaths, publicDir });
  const strays = findings.filter(({ code }) => code === 'unknown-file').map(({ file }) => file);
  const identity = checkIdentity(files, strays);
  const orphans = new Set(
    identity.filter(({ code }) => code === 'translation-without-original').map(({ file }) => file),
  );
  const narrow = await Promise.all(
    documents.map(({ facts }) => checkPictureWidths(facts, publicDir)),
  );
  const found = documents.flatMap((document, at) =>
    [
      ...document.facts.findings.filter(
        // Nothing is repeated where there is no original: it may be a document under a wrong name.
        ({ code }) => code !== 'repeated-fact' || !orphans.has(document.file.shown),
      ),
      ...checkReferences(document, index),
      ...checkPublicFiles(document, index),
      ...checkVideoIndexes(document, publicDir),
      ...checkLinks(document, index, now),
      ...(narrow[at] ?? []),
    ].map((finding) => ({ ...finding, file: document.file.shown })),
  );
  return [
    ...findings,
    ...checkRows(collections),
    ...identity,
    ...found,
    ...checkTranslations(documents),
    ...findRepeatedValues(documents),
    ...findTranslationWarnings(documents),
  ].sort(byPlace);
}

async function readCached(file: ContentFile, cache: CheckCache): Promise<DocumentFacts> {
  // A symbolic link that leads nowhere, or a file deleted meanwhile, is reported by whoever reads it.
  const stats = statSync(file.path, { throwIfNoEntry: false });
  const stamp = `${stats?.mtimeMs}:${stats?.ctimeMs}:${stats?.size}`;
  const known = cache.get(file.path);
  if (known?.stamp === stamp) return known.facts;
  const facts = await readDocument(file).catch(unreadable);
  cache.set(file.path, { stamp, facts });
  return facts;
}

function forget(cache: CheckCache, files: readonly ContentFile[]): void {
  const present = new Set(files.map(({ path }) => path));
  for (const path of cache.keys()) if (!present.has(path)) cache.delete(path);
}

/** The order of findings in a report. */
export function byPlace(a: Pick<Finding, 'file' | 'line' | 'column'>, b: typeof a): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}
