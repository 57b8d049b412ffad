import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteTime } from '@/site/clock.mjs';
import { type Ledger, readLedger } from '../ledger/ledger';
import { readDocument, unreadable } from './document';
import type { DocumentFacts } from './document-facts';
import { type MessageText, readMessages } from './figures/sentences';
import { type ContentFile, type Listing, listContent } from './files';
import type { FileFinding, Finding } from './findings';
import { checkIdentity } from './identity';
import { rulesForDocument, rulesForSite, rulesForTranslations, type Site } from './rules';
import {
  type IndexedDocument,
  indexSite,
  knownPaths as pages,
  reindex,
  type SiteIndex,
} from './site-index';

export interface SiteOptions {
  /** The folder that is served from /. */
  readonly publicDir: string;
  /** Site paths besides those of documents; the site's own pages by default. */
  readonly knownPaths?: Iterable<string>;
  /** The time the site shows, in milliseconds: what is public later cannot be linked to yet. */
  readonly now?: number;
  /** What has been promised of addresses; nothing by default. */
  readonly ledger?: Ledger;
  /** The site's messages, which may repeat what documents say; none by default. */
  readonly messages?: readonly MessageText[];
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
  const ledger = readLedger(root);
  const documents: IndexedDocument[] = [];
  for (const file of listing.files) documents.push({ file, facts: await readCached(file, cache) });
  forget(cache, listing.files);
  const messages = readMessages(join(dirname(root), 'messages'));
  return listFindings(await checkDocuments(listing, documents, { ledger, messages, ...options }));
}

/** The findings of a check, in parts that can be brought up to date one by one. */
export interface Checked {
  readonly index: SiteIndex;
  /** Of each document for itself and beside its translations, by file. */
  readonly byFile: Map<string, readonly Finding[]>;
  /** Of the files and rows, and of documents beside all others. */
  readonly others: readonly Finding[];
}

/** Holds documents against each other and against the site, by the rules of `rules.ts`. */
export async function checkDocuments(
  listing: Listing,
  documents: readonly IndexedDocument[],
  options: SiteOptions,
): Promise<Checked> {
  const { publicDir, knownPaths = pages, ledger } = options;
  const index = indexSite(documents, { knownPaths, publicDir, redirects: ledger?.redirects });
  const site = siteOf(index, options);
  const others = [
    ...findInFiles(listing),
    ...rulesForSite.flatMap((rule) => rule(documents, site)),
  ];
  const checked: Checked = { index, byFile: new Map(), others };
  await checkEach(checked, documents, site);
  return checked;
}

/** The findings of files, whatever is in them. */
function findInFiles({ files, findings }: Listing): Finding[] {
  const strays = findings.filter(({ code }) => code === 'unknown-file').map(({ file }) => file);
  const doubles = checkIdentity(files, strays);
  // Another ending would not help a file that is there twice.
  const isDouble = ({ code, file }: Finding) =>
    code === 'unknown-file' &&
    doubles.some((double) => double.code === 'duplicate-slug' && double.file === file);
  return [...findings.filter((finding) => !isDouble(finding)), ...doubles];
}

function siteOf(index: SiteIndex, { publicDir, ledger, messages = [], now }: SiteOptions): Site {
  const times = { shown: now ?? siteTime(), present: now ?? Date.now() };
  return { index, publicDir, ledger, messages, ...times };
}

/**
 * Checks documents again that have changed, each with its original and its translations. What others say of them is
 * found by the next whole check.
 */
export async function recheck(
  checked: Checked,
  documents: readonly IndexedDocument[],
  options: SiteOptions,
): Promise<void> {
  reindex(checked.index, documents);
  await checkEach(checked, documents, siteOf(checked.index, options));
}

async function checkEach(
  { byFile }: Checked,
  documents: readonly IndexedDocument[],
  site: Site,
): Promise<void> {
  for (const document of documents) {
    const found: FileFinding[] = [];
    for (const rule of rulesForDocument) found.push(...(await rule(document, site)));
    const { shown: file } = document.file;
    if (found.length > 0)
      byFile.set(
        file,
        withoutEchoes(found).map((finding) => ({ ...finding, file })),
      );
    else byFile.delete(file);
  }
  for (const finding of rulesForTranslations.flatMap((rule) => rule(documents, site))) {
    byFile.set(finding.file, [...(byFile.get(finding.file) ?? []), finding]);
  }
}

/** What is no slug at all names nothing either: once is enough, and the other finding knows the nearest. */
function withoutEchoes(found: readonly FileFinding[]): FileFinding[] {
  const dangling = new Set(
    found.flatMap(({ code, field }) => (code === 'dangling-reference' ? field : [])),
  );
  return found.filter(
    ({ code, field }) => code !== 'bad-format' || field === undefined || !dangling.has(field),
  );
}

/** Returns every finding, by file and place. */
export function listFindings({ byFile, others }: Checked): Finding[] {
  const orphans = new Set(
    others.filter(({ code }) => code === 'translation-without-original').map(({ file }) => file),
  );
  // Nothing is repeated where there is no original: it may be a document under a wrong name.
  const isSaid = ({ code, file }: Finding) => code !== 'repeated-fact' || !orphans.has(file);
  return [...others, ...[...byFile.values()].flat().filter(isSaid)].sort(byPlace);
}

async function readCached(file: ContentFile, cache: CheckCache): Promise<DocumentFacts> {
  // A symbolic link that leads nowhere, or a file deleted meanwhile, is reported by what reads it.
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
