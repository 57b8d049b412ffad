import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { addressOf, collections } from '@/schema';
import { listsOf } from '@/schema/list-parts';
import type { Redirect } from '@/site/redirect-file.mjs';
import { staticRoutes } from '@/site/routes';
import type { DocumentFacts } from './document-facts';
import { collectTypedFacts, type TypedFacts } from './figures/typed-facts';
import type { ContentFile } from './files';

/** A document with where it stands. */
export interface IndexedDocument {
  readonly file: ContentFile;
  readonly facts: DocumentFacts;
}

/** All that a link, reference or picture may point to. */
export interface SiteIndex {
  readonly slugs: Map<string, Set<string>>;
  /** Paths without fragment: pages and documents. */
  readonly paths: Set<string>;
  /** The fragments of a path, where they are all known. */
  readonly anchors: Map<string, Set<string>>;
  /** The time (milliseconds) each document with an address, and each list of some, is public from. */
  readonly publicFrom: Map<string, number>;
  /** Where pages have moved to that are no more. */
  readonly moved: ReadonlyMap<string, string>;
  /** The time (milliseconds) each such document expires, if it does. */
  readonly publicUntil: Map<string, number>;
  /** Every file under public/, from the site's root. */
  readonly publicFiles: ReadonlySet<string>;
  /** The numbers that other texts repeat. */
  readonly typed: TypedFacts;
}

interface Grounds {
  readonly knownPaths: Iterable<string>;
  readonly publicDir: string;
  readonly redirects?: readonly Redirect[] | undefined;
}

/** Drafts and documents of the future count: what they point to has to be there when their time comes. */
export function indexSite(
  documents: readonly IndexedDocument[],
  { knownPaths, publicDir, redirects = [] }: Grounds,
): SiteIndex {
  const index: SiteIndex = {
    slugs: new Map(),
    paths: new Set(knownPaths),
    anchors: new Map(),
    publicFrom: new Map(),
    moved: new Map(redirects.map(({ from, to }) => [from, to])),
    publicUntil: new Map(),
    publicFiles: listPublic(publicDir),
    typed: collectTypedFacts(documents),
  };
  for (const document of documents) addDocument(index, document);
  return index;
}

/** Brings an index up to date with documents it knows; each comes with its original and its translations. */
export function reindex(index: SiteIndex, documents: readonly IndexedDocument[]): void {
  for (const { file } of documents) {
    const path = addressOf(file.collection, file.slug) ?? '';
    index.anchors.delete(path);
    index.publicFrom.delete(path);
    index.publicUntil.delete(path);
  }
  for (const document of documents) addDocument(index, document);
}

function addDocument(index: SiteIndex, { file, facts }: IndexedDocument): void {
  const { slugs, paths, anchors, publicFrom, publicUntil } = index;
  addTo(slugs, file.collection, [file.slug]);
  for (const list of listsOf(file.collection, facts.data)) {
    paths.add(list);
    publicFrom.set(list, Math.min(publicFrom.get(list) ?? Infinity, facts.publicFrom ?? -Infinity));
  }
  const [path, fragment] = addressOf(file.collection, file.slug)?.split('#') ?? [];
  if (path === undefined) return;
  paths.add(path);
  if (fragment !== undefined) {
    addTo(anchors, path, [fragment]);
    return;
  }
  if (facts.publicFrom !== undefined) publicFrom.set(path, facts.publicFrom);
  if (facts.publicUntil !== undefined) publicUntil.set(path, facts.publicUntil);
  if (collections[file.collection].form === 'mdx') addTo(anchors, path, headingIds(facts));
}

/** The ids of a document's headings. */
export function headingIds({ outline }: DocumentFacts): string[] {
  return outline?.headings.map(({ id }) => id) ?? [];
}

function addTo(map: Map<string, Set<string>>, key: string, values: readonly string[]): void {
  const set = map.get(key) ?? new Set();
  for (const value of values) set.add(value);
  map.set(key, set);
}

/** Names as the disk has them: a path that differs in case fails on the server, so it fails here. */
function listPublic(directory: string): Set<string> {
  return new Set(
    readdirSync(directory, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = relative(directory, join(entry.parentPath, entry.name));
        return `/${path.split(sep).join('/')}`;
      }),
  );
}

/**
 * Addresses a link may lead to besides those of documents: the pages of `src/site/routes.ts` that need
 * no slug, and the files the site writes for machines.
 */
export const knownPaths: readonly string[] = [
  ...staticRoutes,
  '/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
];
