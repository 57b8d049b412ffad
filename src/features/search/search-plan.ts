import { backwards, isWide, partOf, partsOf } from './part-list';
import { isBeginning, tolerance } from './search';
import { trimEnding } from './word-endings';

/** The beginnings of the parts of an index (`part-list.ts`). */
export type PartLists = {
  /** Words and the pages that have them. */
  words: readonly string[];
  /** Beginnings that many words have, with the best pages of each. */
  starts: readonly string[];
  /** All words, spelled backwards: for words whose first letters are wrong. */
  endings: readonly string[];
};

/** A file of an index: `words-12`. */
export type PartFile = `${keyof PartLists}-${number}`;

/** How many files a query may read before, and again after, it has found nothing. */
export const mostFiles = { strict: 8, endings: 2, candidates: 3 } as const;

/** What a query reads: the files, and the beginnings of words whose words it wants. */
export type ReadingPlan = { files: PartFile[]; beginnings: string[]; wide: string[] };

/**
 * Plans what to read for the words of a query: the part of each word, then the parts of longer words that begin like
 * it, or like it without its ending; a beginning of very many words has its best pages in `starts`.
 */
export function planReading(words: readonly string[], lists: PartLists): ReadingPlan {
  const own = words.map((word): PartFile => `words-${partOf(word, lists.words)}`);
  const all = words.flatMap((word, place) => {
    const stem = trimEnding(word);
    const whole = isBeginning(word, place === words.length - 1) ? [word] : [];
    return stem === word ? whole : [...whole, stem];
  });
  const wide = all.filter((beginning) => isWide(beginning, lists.words));
  const beginnings = all.filter((beginning) => !wide.includes(beginning));
  // The word being typed comes first.
  const longer = [
    ...wide.map((beginning): PartFile => `starts-${partOf(beginning, lists.starts)}`),
    ...beginnings.flatMap((beginning) =>
      partsOf(beginning, lists.words).map((part): PartFile => `words-${part}`),
    ),
  ].toReversed();
  const files = [...new Set([...own, ...longer])].slice(0, mostFiles.strict);
  return { files, beginnings, wide };
}

/** Returns the files with words that end like these, for words that may be spelled wrong at their beginning. */
export function planEndings(words: readonly string[], { endings }: PartLists): PartFile[] {
  const files = words
    .filter((word) => tolerance(word) > 0)
    .toSorted((a, b) => b.length - a.length)
    .map((word): PartFile => `endings-${partOf(backwards(word), endings)}`);
  return [...new Set(files)].slice(0, mostFiles.endings);
}
