import type { FindablePage } from '@/features/search/search-entry';
import { groupOf, type Standing } from '@/features/search/standing';

const groups = ['own', 'offer', 'other'] as const;

/** Brings pages into the order that `Standing` describes; else they keep theirs. */
export function orderPages(pages: readonly FindablePage[]): FindablePage[] {
  return pages.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** What is in another language comes last, whatever it is. */
const rankOf = ({ kind, lang }: FindablePage) =>
  lang === undefined ? groups.indexOf(groupOf(kind)) : groups.length;

/** Returns where in ordered pages each group ends. */
export function standingOf(pages: readonly FindablePage[]): Standing {
  const until = (group: (typeof groups)[number]) =>
    pages.findIndex((page) => rankOf(page) > groups.indexOf(group));
  const endOf = (place: number) => (place === -1 ? pages.length : place);
  return {
    ownUntil: endOf(until('own')),
    offerUntil: endOf(until('offer')),
    foreignFrom: pages.findLastIndex(({ lang }) => lang === undefined) + 1,
  };
}
