import type { EntryKind } from '@/features/search/search-entry';
import { cutPage, type ListPage } from '@/rules/list-pages';
import type { PagesOfKind, SitePage } from './site-pages';

/** A kind in the list of all pages: how many pages it has, and the page of the list on which they begin. */
export type ListedKind = { kind: EntryKind; count: number; startsOn: number };

/** A page of the list of all pages: the kinds of the whole list, and what of each is on this page. */
export type AllPages = Omit<ListPage<unknown>, 'items'> & {
  kinds: ListedKind[];
  sections: { kind: EntryKind; members: SitePage[] }[];
};

/** Cuts a page out of the list of all pages, by kind and then by name; undefined where there is none. */
export function cutAllPages(
  all: readonly PagesOfKind[],
  { number, size }: { number: number; size: number },
): AllPages | undefined {
  const kinds = all.filter(({ count }) => count > 0);
  const firsts = kinds.map((_, place) =>
    kinds.slice(0, place).reduce((sum, { count }) => sum + count, 0),
  );
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  const page = cutPage({ length: total, slice: () => [] }, { number, size });
  if (!page) return undefined;
  const { items: _, ...place } = page;
  const sections = kinds.flatMap(({ kind, count, cutByTitle }, index) => {
    const before = firsts[index] ?? 0;
    const from = Math.max(0, place.before - before);
    const to = Math.min(count, place.before + size - before);
    return from < to ? { kind, members: cutByTitle(from, to) } : [];
  });
  const listed = kinds.map(({ kind, count }, index) => ({
    kind,
    count,
    startsOn: Math.floor((firsts[index] ?? 0) / size) + 1,
  }));
  return { ...place, kinds: listed, sections };
}
