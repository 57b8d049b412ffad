import type { PublicPages } from '@/rules/public-page';
import { type CollectionName, folders, rowOf, windowOf } from '@/schema';
import { openCollection } from './documents';
import { listPublicLists } from './public-lists';

let times: readonly number[] | undefined;

/**
 * Returns the times at which a document is published or expires, sorted, in milliseconds since 1970; drafts have none.
 */
export function listPublishTimes(): readonly number[] {
  times ??= [
    ...new Set(
      folders
        .flatMap(listWindows)
        .flatMap(({ from, until }) => [from, until])
        .filter(Number.isFinite),
    ),
  ].toSorted((a, b) => a - b);
  return times;
}

/**
 * Returns the pages of all documents, and those of lists that depend on them, those to come included; drafts have none.
 * A document that has expired goes on having its page, which says so.
 */
export function listPublicPages(): PublicPages {
  const pages = folders.flatMap((name) => {
    const { page } = rowOf(name);
    const documents = () =>
      Object.fromEntries(
        listWindows(name).map(({ slug, from }) => [slug, Number.isFinite(from) ? from : null]),
      );
    return page ? [[page, documents()] as const] : [];
  });
  return { ...Object.fromEntries(pages), ...listPublicLists() };
}

function listWindows(name: CollectionName) {
  return openCollection(name, (document) => document)
    .all()
    .map((document) => ({ slug: document.slug, ...windowOf(name, document) }))
    .filter(({ from }) => from !== Number.POSITIVE_INFINITY);
}
