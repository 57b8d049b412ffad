import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { dropQuiet } from './quiet-words';
import type { SearchEntry } from './search-entry';
import { wordsOf } from './search-words';
import { groupOf, type Place, weigher } from './standing';
import { swapLetters } from './swapped-letters';
import { trimEnding } from './word-endings';
import { fieldBoosts } from './word-line';

/** A page that matches a query, the folded words that matched, and why it matched if the title does not show that. */
export type SearchHit = {
  entry: SearchEntry;
  found: ReadonlySet<string>;
  /** The heading with most of the words, if the title has none. */
  heading?: SearchEntry['headings'][number];
  /** Keywords and words of the text that matched, if neither title, heading nor description did. */
  also: string[];
};

/** What a query has found: the best hit first, how many there are in all, and how to get the next, if there are any. */
export type Found = { hits: readonly SearchHit[]; total: number; more?: () => Promise<Found> };

/** What an empty query finds. */
export const nothing: Found = { hits: [], total: 0 };

/** The limits of a query and of its results; the rest is cut off. */
export const searchLimits = { characters: 200, words: 8, hits: 40, also: 4 } as const;

/** The number of entries indexed in one task, so that typing stays smooth. */
const chunkSize = 8;

/** How the library searches; the index in parts is searched alike. */
export const searchSettings = {
  fields: Object.keys(fieldBoosts),
  tokenize: wordsOf,
  processTerm: (word: string) => word,
  searchOptions: { boost: fieldBoosts, weights: { prefix: 0.6, fuzzy: 0.2 } },
};

/** Indexes pages in a language and returns the function that searches them; the best hit is first. */
export async function createSearch(entries: readonly SearchEntry[]) {
  const index = new MiniSearch<SearchEntry>({
    ...searchSettings,
    idField: 'path',
    extractField: readField,
  });
  await index.addAllAsync(entries, { chunkSize });
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const placeOf = (path: string): Place => {
    const { kind = 'article', lang } = byPath.get(path) ?? {};
    return { group: groupOf(kind), isForeign: lang !== undefined };
  };
  return (query: string): Found => {
    const hits = findMatches(index, readQuery(query), { ways: everyWay, placeOf })
      .slice(0, searchLimits.hits)
      .flatMap((result) => describeHit(byPath.get(result.id), result.terms));
    return { hits, total: hits.length };
  };
}

/** Returns the folded words of a query, as many as are searched for; none where it is too short. */
export function readQuery(query: string): string[] {
  const all = wordsOf(query.slice(0, searchLimits.characters));
  const words = dropQuiet(all).slice(0, searchLimits.words);
  return words.join('').length < 2 ? [] : words;
}

function readField(entry: SearchEntry, field: string): string {
  if (field === 'headings') return entry.headings.map(({ text }) => text).join('\n');
  const value = entry[field as Exclude<keyof SearchEntry, 'headings'>];
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}

type Way = { combineWith: 'AND' | 'OR'; fuzzy: boolean };

/** All words of a query, as they are spelled. */
export const strictWay: Way = { combineWith: 'AND', fuzzy: false };
/** The ways of searching, from strict to tolerant. */
export const everyWay: readonly Way[] = [
  strictWay,
  { combineWith: 'AND', fuzzy: true },
  { combineWith: 'OR', fuzzy: true },
];

/** Tries these ways of searching; returns the results of the first with any, the best first. */
export function findMatches<Id>(
  index: MiniSearch,
  words: readonly string[],
  { ways, placeOf }: { ways: readonly Way[]; placeOf: (id: Id) => Place },
): SearchResult[] {
  if (words.length === 0) return [];
  const weigh = weigher(words);
  const boostDocument = (id: Id, term: string) => weigh(term, placeOf(id));
  for (const { combineWith, fuzzy } of ways) {
    const queries = words.map((word, place) =>
      queryFor(word, { fuzzy, isLast: place === words.length - 1 }),
    );
    const results = index.search({ combineWith, queries }, { boostDocument });
    if (results.length > 0) return results;
  }
  return [];
}

/** How many letters of a word may differ, as a part of its length; short words have to be spelled. */
export const tolerance = (word: string) => (word.length > 3 ? 0.2 : 0);

/** Says whether a word is also searched as the beginning of a longer one: while it is typed, or if it is long. */
export const isBeginning = (word: string, isLast: boolean) => isLast || word.length > 3;

/**
 * Returns the query for a word: as typed, as a prefix (of a word still being typed), and without its ending; where slips
 * are forgiven, also with wrong or swapped letters.
 */
function queryFor(word: string, { fuzzy, isLast }: { fuzzy: boolean; isLast: boolean }): Query {
  const whole: SearchOptions & { queries: Query[] } = {
    queries: [word],
    prefix: isBeginning(word, isLast),
    fuzzy: fuzzy && tolerance(word) > 0 ? tolerance(word) : false,
  };
  const stem = trimEnding(word);
  const trimmed = { queries: [stem], prefix: true, fuzzy: false, boostTerm: () => 0.5 };
  const swapped = { queries: swapLetters(word), prefix: false, fuzzy: false, boostTerm: () => 0.5 };
  const queries = [
    whole,
    ...(stem === word ? [] : [trimmed]),
    ...(fuzzy && tolerance(word) > 0 ? [swapped] : []),
  ];
  return { combineWith: 'OR', queries };
}

/** Returns the hit of a page that has these words, if there is such a page. */
export function describeHit(entry: SearchEntry | undefined, terms: readonly string[]): SearchHit[] {
  if (!entry) return [];
  const found = new Set(terms);
  const matches = (text: string) => wordsOf(text).filter((word) => found.has(word)).length;
  if (matches(entry.title) > 0) return [{ entry, found, also: [] }];
  const [heading] = entry.headings.toSorted((a, b) => matches(b.text) - matches(a.text));
  if (heading && matches(heading.text) > 0) return [{ entry, found, heading, also: [] }];
  if (matches(entry.description) > 0) return [{ entry, found, also: [] }];
  const also = [...entry.keywords, ...entry.words.split(' ')].filter((text) => matches(text) > 0);
  return [{ entry, found, also: also.slice(0, searchLimits.also) }];
}
