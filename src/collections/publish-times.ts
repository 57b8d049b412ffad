import type { PublicPages } from '@/rules/public-page';
import { type CollectionName, folders, rowOf } from '@/schema';
import { openCollection } from './documents';
import { listPublicLists } from './public-lists';

let times: readonly number[] | undefined;

/** Returns the publish times of all documents, sorted, in milliseconds since 1970; drafts have none. */
export function listPublishTimes(): readonly number[] {
  times ??= [...new Set(folders.flatMap(listGates).flatMap(({ time }) => time ?? []))].toSorted(
    (a, b) => a - b,
  );
  return times;
}

/** Returns the pages of all documents, and those of lists that depend on them, those to come included; drafts have none. */
export function listPublicPages(): PublicPages {
  const pages = folders.flatMap((name) => {
    const { page } = rowOf(name);
    const documents = () =>
      Object.fromEntries(listGates(name).map(({ slug, time }) => [slug, time]));
    return page ? [[page, documents()] as const] : [];
  });
  return { ...Object.fromEntries(pages), ...listPublicLists() };
}

function listGates(name: CollectionName) {
  const { gate } = rowOf(name);
  return openCollection(name, (document) => document)
    .all()
    .map((document) => ({ slug: document.slug, from: gate(document as never) }))
    .filter(({ from }) => from !== Number.POSITIVE_INFINITY)
    .map(({ slug, from }) => ({ slug, time: Number.isFinite(from) ? from : null }));
}
