import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import type { SearchEntry } from './search-entry';
import { wordsOf } from './search-words';

/** What a query found: a page, the words of it that matched (folded), and why where its title does not say. */
export type SearchHit = {
  entry: SearchEntry;
  found: ReadonlySet<string>;
  /** The heading that holds most of the words, where the title holds none. */
  heading?: SearchEntry['headings'][number];
  /** Keywords and words of the text that matched, where neither title, heading nor description does. */
  also: string[];
};

export type Search = (query: string) => SearchHit[];

/** More than anybody reads; a longer query is cut. */
export const searchLimits = { characters: 200, words: 8, hits: 40, also: 4 } as const;

/** A title says best what a page is about, then its description, then its headings; a single word of text least. */
const boost = { title: 8, description: 4, keywords: 3, headings: 2, words: 1 };

/** Entries indexed between two breaths of the browser, so that typing never stutters. */
const chunkSize = 8;

/** Indexes pages and returns the function that searches them, best first. */
export async function createSearch(entries: readonly SearchEntry[]): Promise<Search> {
  const index = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: Object.keys(boost),
    extractField: readField,
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: { boost, weights: { prefix: 0.6, fuzzy: 0.2 } },
  });
  await index.addAllAsync(entries, { chunkSize });
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  return (query) => {
    const words = wordsOf(query.slice(0, searchLimits.characters)).slice(0, searchLimits.words);
    return findMatches(index, words)
      .slice(0, searchLimits.hits)
      .flatMap((result) => describeHit(byPath.get(result.id), result));
  };
}

function readField(entry: SearchEntry, field: string): string {
  if (field === 'headings') return entry.headings.map(({ text }) => text).join('\n');
  const value = entry[field as Exclude<keyof SearchEntry, 'headings'>];
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}

/** Each way of searching forgives more than the one before; the first that finds anything answers. */
function findMatches(index: MiniSearch, words: string[]): SearchResult[] {
  if (words.join('').length < 2) return [];
  const ways: { combineWith: 'AND' | 'OR'; fuzzy: boolean }[] = [
    { combineWith: 'AND', fuzzy: false },
    { combineWith: 'AND', fuzzy: true },
    { combineWith: 'OR', fuzzy: true },
  ];
  for (const { combineWith, fuzzy } of ways) {
    const queries = words.map((word, place) =>
      queryFor(word, { fuzzy, isLast: place === words.length - 1 }),
    );
    const results = index.search({ combineWith, queries });
    if (results.length > 0) return results;
  }
  return [];
}

/** A word is looked for as it is, as a beginning (the last one may still be being typed), and without its ending. */
function queryFor(word: string, { fuzzy, isLast }: { fuzzy: boolean; isLast: boolean }): Query {
  const whole: SearchOptions & { queries: Query[] } = {
    queries: [word],
    prefix: isLast || word.length > 3,
    fuzzy: fuzzy && word.length > 3 ? 0.2 : false,
  };
  const stem = trimEnding(word);
  if (stem === word) return whole;
  const trimmed = { queries: [stem], prefix: true, fuzzy: false, boostTerm: () => 0.5 };
  return { combineWith: 'OR', queries: [whole, trimmed] };
}

function describeHit(entry: SearchEntry | undefined, { terms }: SearchResult): SearchHit[] {
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

/** Endings that Polish and English words change most, longest first, folded. */
const endings = [
  ...['iami', 'owie', 'ymi', 'imi', 'ach', 'ami', 'ego', 'emu', 'iem', 'ing'],
  ...['ych', 'ich', 'ow', 'om', 'em', 'ej', 'ie', 'ia', 'iu', 'ed', 'es'],
  ...['a', 'e', 'i', 'o', 'u', 'y', 's'],
];

/** A shorter stem would begin too many other words. */
const shortestStem = 4;

/**
 * Returns a folded word without its ending, to look for as the beginning of a word: 'wycenach' finds 'wyceny'.
 * Not a stemmer: a wrong cut costs nothing but rank, as the whole word weighs more.
 */
export function trimEnding(word: string): string {
  const ending = endings.find(
    (one) => word.endsWith(one) && word.length - one.length >= shortestStem,
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
}
