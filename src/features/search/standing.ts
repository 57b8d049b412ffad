import type { ResultKind } from './search-entry';
import { trimEnding } from './word-endings';

/**
 * How the pages of an index in parts are numbered: first the site's own pages and topics, then its offer, then what is
 * in the reader's language, last what is in another. So a number says how much its page counts.
 */
export type Standing = {
  /** The first number that is neither a page of the site's own nor a topic. */
  ownUntil: number;
  /** The first number that is nothing of the offer. */
  offerUntil: number;
  /** The first number of a page in another language. */
  foreignFrom: number;
};

/** What is known of a page besides its words. */
export type Place = { group: 'own' | 'offer' | 'other'; isForeign: boolean };

/** How much more a match counts: someone who types the name of a page wants the page, not an article about it. */
const boosts = { own: 2.5, offer: 1.6, other: 1 } as const;

const groups: Partial<Record<ResultKind, Place['group']>> = {
  page: 'own',
  topic: 'own',
  question: 'offer',
  plan: 'offer',
  'add-on': 'offer',
  service: 'offer',
  workshop: 'offer',
};

/** Returns the group of a kind of results. */
export const groupOf = (kind: ResultKind): Place['group'] => groups[kind] ?? 'other';

/** Returns where a page with this number stands. */
export function placeOf(page: number, { ownUntil, offerUntil, foreignFrom }: Standing): Place {
  const group = page < ownUntil ? 'own' : page < offerUntil ? 'offer' : 'other';
  return { group, isForeign: page >= foreignFrom };
}

/**
 * Returns how much a word that matched counts on a page, for the words of a query; 0 for a word of another language that
 * only looks like one of them: „prce” is a misspelled price, not the Polish „praca”.
 */
export function weigher(words: readonly string[]) {
  const beginnings = words.flatMap((word) => [word, trimEnding(word)]);
  return (term: string, { group, isForeign }: Place): number =>
    isForeign && !beginnings.some((beginning) => term.startsWith(beginning)) ? 0 : boosts[group];
}
