import { readAscending, readNumbers, writeAscending, writeNumbers } from './number-text';

/** The fields of a page that are searched, and how much a match in each counts. */
export const fieldBoosts = {
  title: 8,
  description: 4,
  keywords: 3,
  headings: 2,
  words: 1,
  aliases: 8,
} as const;
export type Field = keyof typeof fieldBoosts;
export const fields = Object.keys(fieldBoosts) as Field[];

/** A word of the index and the pages that have it, by number, ascending. */
export type WordLine = {
  /** Folded, as it is searched. */
  word: string;
  /** As it is written on pages. */
  written: string;
  pages: Partial<Record<Field, readonly number[]>>;
  /** How many words the title of each page in `pages.title` has: a short title is about its words. */
  titleLengths: readonly number[];
};

/** Writes a line of an index file, without its end. */
export function writeWordLine({ word, written, pages, titleLengths }: WordLine): string {
  const lists = fields.map((field) => writeAscending(pages[field] ?? []));
  const head = written === word ? word : `${word} ${written}`;
  return [head, writeNumbers(titleLengths), ...lists].join('\t').trimEnd();
}

/** Reads a line that `writeWordLine` wrote. */
export function readWordLine(line: string): WordLine {
  const [head = '', lengths = '', ...lists] = line.split('\t');
  const [word = '', written = word] = head.split(' ');
  const read = fields.map((field, place) => [field, readAscending(lists[place] ?? '')] as const);
  return {
    word,
    written,
    pages: Object.fromEntries(read.filter(([, numbers]) => numbers.length > 0)),
    titleLengths: readNumbers(lengths),
  };
}

/** Returns a word without some pages; undefined where none is left. */
export function dropPages(line: WordLine, isDropped: (page: number) => boolean) {
  const kept = fields.map(
    (field) => [field, line.pages[field]?.filter((page) => !isDropped(page)) ?? []] as const,
  );
  const left = kept.filter(([, numbers]) => numbers.length > 0);
  if (left.length === 0) return undefined;
  const titled = line.pages.title ?? [];
  return {
    ...line,
    pages: Object.fromEntries(left),
    titleLengths: line.titleLengths.filter((_, place) => !isDropped(titled[place] ?? 0)),
  } satisfies WordLine;
}
