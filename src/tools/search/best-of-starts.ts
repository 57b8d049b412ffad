import { isWide } from '@/features/search/part-list';
import {
  type Field,
  fieldBoosts,
  fields,
  type WordLine,
  writeWordLine,
} from '@/features/search/word-line';
import type { Line } from './cut-parts';

/** How many pages are kept for a beginning, and of how many letters the shortest is. */
const mostPages = 60;
const shortest = 2;

/**
 * Returns the best pages for each beginning of a word that too many words have (`re`): what the search would find first
 * if it read them all. Each line is that of a word, with a part of its pages, after the beginning and a slash.
 */
export function bestOfStarts(
  words: readonly WordLine[],
  {
    starts,
    pages,
    isPublic,
  }: { starts: string[]; pages: number; isPublic: (page: number) => boolean },
): Line[] {
  // A beginning that many parts have is the beginning of some part's own.
  const beginnings = new Set(
    starts.flatMap((start) => Array.from(start, (_, place) => start.slice(0, place + 1))),
  );
  return [...beginnings]
    .filter((beginning) => beginning.length >= shortest && isWide(beginning, starts))
    .sort()
    .flatMap((beginning) =>
      chooseBest(beginning, rangeOf(beginning, words), pages).map((line) => ({
        key: beginning,
        text: `${beginning}/${writeWordLine(line)}`,
        isPublic: Object.values(line.pages).flat().some(isPublic),
      })),
    );
}

function rangeOf(beginning: string, words: readonly WordLine[]): readonly WordLine[] {
  const from = firstFrom(beginning, words);
  const to = firstFrom(`${beginning}\u{10ffff}`, words);
  return words.slice(from, to);
}

/** Returns the place of the first word that is this one or comes after it. */
function firstFrom(word: string, words: readonly WordLine[]): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.word ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Takes the pages of the fields and words that count most, as the library would count them (BM25 with prefixes). */
function chooseBest(beginning: string, words: readonly WordLine[], all: number): WordLine[] {
  const groups = words.flatMap((line) =>
    fields.flatMap((field) => {
      const listed = line.pages[field] ?? [];
      return listed.length === 0 ? [] : { line, field, score: weigh(line, field, beginning, all) };
    }),
  );
  const chosen = new Map<WordLine, WordLine>();
  const pages = new Set<number>();
  for (const { line, field } of groups.toSorted((a, b) => b.score - a.score)) {
    if (pages.size >= mostPages) break;
    const taken = (line.pages[field] ?? []).slice(0, mostPages - pages.size);
    for (const page of taken) pages.add(page);
    const before = chosen.get(line) ?? { ...line, pages: {}, titleLengths: [] };
    chosen.set(line, {
      ...before,
      pages: { ...before.pages, [field]: taken },
      titleLengths:
        field === 'title' ? line.titleLengths.slice(0, taken.length) : before.titleLengths,
    });
  }
  return [...chosen.values()];
}

function weigh({ word, pages }: WordLine, field: Field, beginning: string, all: number): number {
  const having = pages[field]?.length ?? 0;
  const rareness = Math.log(1 + (all - having + 0.5) / (having + 0.5));
  const nearness = word.length / (word.length + 0.3 * (word.length - beginning.length));
  return fieldBoosts[field] * rareness * nearness;
}
