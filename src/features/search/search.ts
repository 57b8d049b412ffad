import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import type { SearchEntry } from './search-entry';
import { wordsOf } from './search-words';

/** A page that matches a query, the folded words that matched, and why it matched if the title does not show that. */
export type SearchHit = {
  entry: SearchEntry;
  found: ReadonlySet<string>;
  /** The heading with most of the words, if the title has none. */
  heading?: SearchEntry['headings'][number];
  /** Keywords and words of the text that matched, if neither title, heading nor description did. */
  also: string[];
};

export type Search = (query: string) => SearchHit[];

/** The limits of a query and of its results; the rest is cut off. */
export const searchLimits = { characters: 200, words: 8, hits: 40, also: 4 } as const;

/** How much a match in each field counts. */
const boost = { title: 8, description: 4, keywords: 3, headings: 2, words: 1 };

/** The number of entries indexed in one task, so that typing stays smooth. */
const chunkSize = 8;

/** Indexes pages and returns the function that searches them; the best hit is first. */
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

/** Tries ways of searching from strict to tolerant; returns the results of the first with any. */
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

/** Returns the query for a word: as typed, as a prefix (of a word still being typed), and without its ending. */
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

/** The most frequent inflections of Polish and English, folded, longest first. */
const endings = [
  ...['iami', 'owie', 'ymi', 'imi', 'ach', 'ami', 'ego', 'emu', 'iem', 'ing'],
  ...['ych', 'ich', 'ow', 'om', 'em', 'ej', 'ie', 'ia', 'iu', 'ed', 'es'],
  ...['a', 'e', 'i', 'o', 'u', 'y', 's'],
];

/** A shorter stem would match too many words. */
const shortestStem = 4;

/**
 * Returns a folded word without its ending, to be searched as a prefix: 'wycenach' finds 'wyceny'. This is no stemmer:
 * a wrong cut only costs rank, as the whole word counts more.
 */
export function trimEnding(word: string): string {
  const ending = endings.find(
    (one) => word.endsWith(one) && word.length - one.length >= shortestStem,
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
}
