import type { ResultKind, SearchEntry } from './search-entry';
import type { PartLists } from './search-plan';
import type { Standing } from './standing';

/** The words that the dialog needs once the index has loaded; the index file carries them, not the pages. */
export type ResultWords = {
  kinds: Record<ResultKind, string>;
  results: string;
  hint: string;
  none: string;
  advice: string;
  section: string;
  also: string;
  start: string;
  slashKey: string;
  more: string;
  searching: string;
  /** What stands before the name of a language. */
  language: string;
};

/** An index in parts, whose files are at `<address of the index without its ending>/<version>/<name>`. */
export type PartsIndex = {
  version: string;
  lists: PartLists;
  /** How many pages there are, and how many words their titles have, on average. */
  pages: number;
  averageTitle: number;
  standing: Standing;
};

/** What is searched: all entries where they are few, else how to find them. */
export type FoundIn = { entries: readonly SearchEntry[] } | { parts: PartsIndex };

/** The content of `/search-index.json`. */
export type IndexFile = FoundIn & {
  words: ResultWords;
  /** What the search offers before anything is typed: the pages asked for most, and the topics of the blog. */
  pages: { path: string; title: string }[];
  topics: { path: string; title: string }[];
};

/**
 * An index as the content build writes it, with the times (milliseconds) from which, and until which, its pages are
 * public; without `until`, for good.
 */
export type StoredIndex =
  | { kind: 'whole'; entries: readonly { from: number; until?: number; entry: SearchEntry }[] }
  | ({
      kind: 'parts';
      hash: string;
      /** The numbers of pages that were not public at the build, with their times, the next first. */
      pending: readonly (readonly [page: number, from: number])[];
      /** The numbers of pages that expire, with their times, the next first; absent where none does. */
      expiring?: readonly (readonly [page: number, until: number])[];
    } & Omit<PartsIndex, 'version'>);
