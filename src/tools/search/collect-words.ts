import type { FindablePage } from '@/features/search/search-entry';
import { wordsOf } from '@/features/search/search-words';
import { type Field, fields, type WordLine } from '@/features/search/word-line';
import { wholeWord } from '@/rules/written-words';

type Collected = { written: string; pages: Partial<Record<Field, number[]>>; lengths: number[] };

/** Collects the words of pages, which are numbered as they come. */
export function collectWords() {
  const words = new Map<string, Collected>();
  const fold = folder();
  let pages = 0;
  let titleWords = 0;
  return {
    add(page: FindablePage): void {
      const known = new Set<string>();
      for (const field of fields) {
        const found = distinct(textOf(page, field), fold);
        if (field === 'title') titleWords += found.size;
        for (const [word, written] of found) {
          // The text says again what the other fields say; a single letter in it says nothing.
          if (field === 'words' && (known.has(word) || word.length < 2)) continue;
          known.add(word);
          note(words, { word, written, field, page: pages, length: found.size });
        }
      }
      pages += 1;
    },
    /** The words in alphabetical order, and what the search has to know of all pages. */
    finish() {
      const lines = [...words]
        .map(([word, { written, pages: lists, lengths }]): WordLine => {
          return { word, written, pages: lists, titleLengths: lengths };
        })
        .sort((a, b) => (a.word < b.word ? -1 : 1));
      return {
        lines,
        pages,
        averageTitle: Math.round((10 * titleWords) / Math.max(1, pages)) / 10,
      };
    },
  };
}

function textOf(page: FindablePage, field: Field): string {
  if (field === 'headings') return page.headings.map(({ text }) => text).join('\n');
  if (field === 'words') return page.text;
  const value = page[field] ?? [];
  return typeof value === 'string' ? value : value.join('\n');
}

type Fold = (word: string) => readonly string[];

/** Returns a function that folds words and remembers them: folding is most of the work. */
function folder(): Fold {
  const known = new Map<string, string[]>();
  return (word) => {
    const folded = known.get(word) ?? wordsOf(word);
    known.set(word, folded);
    return folded;
  };
}

/** Returns the words of a text, each once, with how it is written. */
function distinct(text: string, fold: Fold): Map<string, string> {
  const found = new Map<string, string>();
  for (const written of text.match(wholeWord) ?? [])
    for (const word of fold(written)) if (!found.has(word)) found.set(word, written);
  return found;
}

type Note = { word: string; written: string; field: Field; page: number; length: number };

function note(words: Map<string, Collected>, { word, written, field, page, length }: Note): void {
  const collected = words.get(word) ?? { written, pages: {}, lengths: [] };
  words.set(word, collected);
  // A sentence's first word is written large: the small form is the word's own.
  if (written > collected.written && written.toLowerCase() === written) collected.written = written;
  const list = collected.pages[field] ?? [];
  collected.pages[field] = list;
  list.push(page);
  if (field === 'title') collected.lengths.push(length);
}
