import { collections } from '@/schema';
import { checkCollectionRules } from './collection-rules';
import { type DocumentFacts, readDocument, unreadable } from './document';
import { type ContentFile, listContent } from './files';
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
import { findForeignSigns, findRepeatedValues, findTranslationWarnings } from './text-warnings';
import { checkTranslations } from './translation';

/** What was read of each file, kept between checks; a file is read again when it has changed. */
export type CheckCache = Map<string, { stamp: string; facts: DocumentFacts }>;

export interface CheckOptions {
  /** The content folder. */
  readonly root: string;
  /** The folder that is served from /. */
  readonly publicDir: string;
  /** Site paths besides those of documents; the site's own pages by default. */
  readonly knownPaths?: Iterable<string>;
  /** Pass the same map again to re-read changed files only. */
  readonly cache?: CheckCache;
}

/** Checks all content and returns every finding, by file and place. Reads files, changes nothing. */
export async function checkContent(options: CheckOptions): Promise<Finding[]> {
  const { root, publicDir, knownPaths = pages, cache = new Map() } = options;
  const { files, findings } = listContent(root);
  const documents: IndexedDocument[] = [];
  for (const file of files) documents.push({ file, facts: await readCached(file, cache) });
  forget(cache, files);

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
      ...checkLinks(document, index),
      ...checkCollectionRules(document),
      ...findForeignSigns(document),
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
  const known = cache.get(file.path);
  if (known?.stamp === file.stamp) return known.facts;
  const facts = await readDocument(file).catch(unreadable);
  cache.set(file.path, { stamp: file.stamp, facts });
  return facts;
}

function forget(cache: CheckCache, files: readonly ContentFile[]): void {
  const present = new Set(files.map(({ path }) => path));
  for (const path of cache.keys()) if (!present.has(path)) cache.delete(path);
}

function byPlace(a: Finding, b: Finding): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}
