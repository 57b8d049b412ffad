import type { Reader } from '@/rules/reader';
import {
  type CollectionName,
  type DocumentKind,
  type DocumentPage,
  folders,
  rowOf,
} from '@/schema';
import type { Collection, DocumentIn, Find } from '@/schema/shared/collection';
import { type Document, openCollection } from './documents';

/*
 * The rows of `src/schema/` whose documents have pages. All are handled alike: each function of a row gets documents of
 * its own collection, which types cannot see.
 */

type Opened = ReturnType<typeof openCollection<CollectionName, Document<CollectionName>>>;
const opened = new Map<CollectionName, Opened>();
const names = new Map<Collection, CollectionName>(folders.map((name) => [rowOf(name), name]));

/** The rows whose documents have pages, in the order of lists of all pages. */
export const pagedRows = folders.flatMap((name) => {
  const { page, changedAt, search, preview } = rowOf(name);
  return page && changedAt && search && preview
    ? [{ name, page: page as DocumentPage, changedAt, search, preview }]
    : [];
});

export type PagedRow = (typeof pagedRows)[number];

/** The search's name for the documents of each collection, in the order of lists. */
export const documentKinds = pagedRows.map(({ search }) => search.kind as DocumentKind);

/** Returns the documents of a collection as they were compiled. */
export function documentsOf(name: CollectionName): Opened {
  const collection = opened.get(name) ?? openCollection(name, (document) => document);
  opened.set(name, collection);
  return collection;
}

/**
 * Returns the function by which rows find documents of other collections. Throws for a missing one, which the content
 * check rules out.
 */
export function finder({ locale }: Pick<Reader, 'locale'>): Find {
  return <R extends Collection>(row: R, slug: string) => {
    const name = names.get(row);
    const document = name && documentsOf(name).know(slug, locale);
    if (!document) throw new Error(`content/${name} has no "${slug}"; run the content check`);
    return document as unknown as DocumentIn<R>;
  };
}
