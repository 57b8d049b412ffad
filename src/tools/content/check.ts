import { collections } from '@/schema';
import { findBrokenRules } from './collection-rules';
import type { Diagnostic } from './diagnostics';
import { type DocumentFacts, readDocument, unreadable } from './document';
import { type ContentFile, listContent } from './files';
import { findIdentityMistakes } from './identity';
import { knownPaths as pages } from './known-paths';
import { findBrokenLinks } from './links';
import { findNarrowPictures } from './narrow-pictures';
import { findMissingFiles } from './public-files';
import { findDanglingReferences } from './references';
import { findRepeatedValues } from './repeated-values';
import { checkRows } from './rows';
import { type IndexedDocument, indexSite } from './site-index';
import { findTranslationMistakes } from './translation';
import { findTranslationWarnings } from './translation-warnings';
import { findForeignSigns } from './typography';

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
export async function checkContent(options: CheckOptions): Promise<Diagnostic[]> {
  const { root, publicDir, knownPaths = pages, cache = new Map() } = options;
  const { files, diagnostics } = listContent(root);
  const documents: IndexedDocument[] = [];
  for (const file of files) documents.push({ file, facts: await readCached(file, cache) });
  forget(cache, files);

  const index = indexSite(documents, { knownPaths, publicDir });
  const strays = diagnostics.filter(({ code }) => code === 'unknown-file').map(({ file }) => file);
  const identity = findIdentityMistakes(files, strays);
  const orphans = new Set(
    identity.filter(({ code }) => code === 'translation-without-original').map(({ file }) => file),
  );
  const narrow = await Promise.all(
    documents.map(({ facts }) => findNarrowPictures(facts, publicDir)),
  );
  const found = documents.flatMap((document, at) =>
    [
      ...document.facts.findings.filter(
        // Nothing is repeated where there is no original: it may be a document under a wrong name.
        ({ code }) => code !== 'repeated-fact' || !orphans.has(document.file.shown),
      ),
      ...findDanglingReferences(document, index),
      ...findMissingFiles(document, index),
      ...findBrokenLinks(document, index),
      ...findBrokenRules(document),
      ...findForeignSigns(document),
      ...(narrow[at] ?? []),
    ].map((finding) => ({ ...finding, file: document.file.shown })),
  );
  return [
    ...diagnostics,
    ...checkRows(collections),
    ...identity,
    ...found,
    ...findTranslationMistakes(documents),
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

function byPlace(a: Diagnostic, b: Diagnostic): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}
