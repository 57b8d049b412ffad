import { readAscending } from '@/features/search/number-text';
import { type Chunk, pagesInChunk } from '@/features/search/part-files';
import { dropPages, readWordLine, writeWordLine } from '@/features/search/word-line';

/** Returns the text of a file of an index without these pages, and without the words that only they have. */
export function hidePages(file: string, text: string, hidden: ReadonlySet<number>): string {
  const [kind, number] = file.split('-');
  if (kind === 'pages') return hideEntries(text, Number(number) * pagesInChunk, hidden);
  const hideIn = kind === 'endings' ? hideEnding : hideInWord;
  return text
    .split('\n')
    .flatMap((line) => hideIn(line, hidden) ?? [])
    .join('\n');
}

function hideEntries(text: string, first: number, hidden: ReadonlySet<number>): string {
  const entries: Chunk = JSON.parse(text);
  return JSON.stringify(entries.map((entry, place) => (hidden.has(first + place) ? null : entry)));
}

/** A word that no public page had at the build names the pages it waits for. */
function hideEnding(line: string, hidden: ReadonlySet<number>): string | undefined {
  const [word, pages] = line.split('\t');
  return pages !== undefined && readAscending(pages).every((page) => hidden.has(page))
    ? undefined
    : word;
}

function hideInWord(line: string, hidden: ReadonlySet<number>): string | undefined {
  const start = line.slice(0, line.indexOf('/') + 1);
  const left = dropPages(readWordLine(line.slice(start.length)), (page) => hidden.has(page));
  return left && `${start}${writeWordLine(left)}`;
}
