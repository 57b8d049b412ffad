import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { StoredIndex } from '@/features/search/index-file';
import { writeAscending } from '@/features/search/number-text';
import { pagesInChunk } from '@/features/search/part-files';
import { backwards } from '@/features/search/part-list';
import type { FindablePage, SearchEntry } from '@/features/search/search-entry';
import { distinctWords } from '@/features/search/search-words';
import { type WordLine, writeWordLine } from '@/features/search/word-line';
import { bestOfStarts } from './best-of-starts';
import { collectWords } from './collect-words';
import { cutParts, type Line } from './cut-parts';
import { standingOf } from './order-pages';

/** An index whose pages fit into this many bytes, compressed, is one file: a query then costs nothing more. */
const mostWhole = 57_000;
/** So much text (characters) does not compress to that. */
const mostText = 1_000_000;
/** The size of a part in characters; about half of it is sent. */
export const partSizes = { words: 8_500, starts: 8_500, endings: 12_000 } as const;
const shortestEnding = 3;

/** An index: what the site reads of it first, and its other files by name. */
export type BuiltIndex = { stored: StoredIndex; files: Map<string, string> };

/** Makes the index of the pages of a language; `now` (milliseconds) says which are public already. */
export function buildIndex(pages: readonly FindablePage[], now: number): BuiltIndex {
  const whole = buildWhole(pages);
  if (whole) return { stored: { kind: 'whole', entries: whole }, files: new Map() };
  return buildParts(pages, now);
}

function buildWhole(pages: readonly FindablePage[]) {
  if (pages.reduce((sum, { text }) => sum + text.length, 0) > mostText) return undefined;
  const entries = pages.map(describeWhole);
  if (gzipSync(JSON.stringify(entries)).length > mostWhole) return undefined;
  return entries.map((entry, place) => {
    const { from = 0, until } = pages[place] ?? {};
    return { from, ...(until !== undefined && { until }), entry };
  });
}

/** Returns the entry of a page: its text as distinct words, which no other field has. */
function describeWhole({ text, from: _from, until: _until, ...entry }: FindablePage): SearchEntry {
  const headings = entry.headings.map((heading) => heading.text);
  const known = [entry.title, entry.description, ...entry.keywords, ...headings].join(' ');
  return { ...entry, words: distinctWords(text, known).join(' ') };
}

function buildParts(pages: readonly FindablePage[], now: number): BuiltIndex {
  const collected = collectWords();
  for (const page of pages) collected.add(page);
  const { lines, ...facts } = collected.finish();
  const standing = standingOf(pages);
  // A word of a page that expires is taken for hidden: it may have to go, and where parts begin has to stay.
  const isPublic = (page: number) => {
    const { from = Infinity, until } = pages[page] ?? {};
    return from <= now && until === undefined;
  };
  const words = cutParts(
    lines.map((line) => lineOf(line, isPublic)),
    partSizes.words,
  );
  const starts = cutParts(
    bestOfStarts(lines, { starts: words.starts, pages: pages.length, isPublic }),
    partSizes.starts,
  );
  const native = lines.filter((line) => isSeen(line, (page) => page < standing.foreignFrom));
  const endings = cutParts(listEndings(native, isPublic), partSizes.endings);
  const files = new Map<string, string>();
  for (const [name, { parts }] of Object.entries({ words, starts, endings }))
    for (const [number, text] of parts.entries()) files.set(`${name}-${number}`, text);
  for (let first = 0; first < pages.length; first += pagesInChunk) {
    const chunk = pages.slice(first, first + pagesInChunk).map(describeAlone);
    files.set(`pages-${first / pagesInChunk}`, JSON.stringify(chunk));
  }
  const lists = { words: words.starts, starts: starts.starts, endings: endings.starts };
  const pending = pages
    .flatMap(({ from }, page) => (from > now ? [[page, from] as const] : []))
    .sort(([, a], [, b]) => a - b);
  const expiring = pages
    .flatMap(({ until }, page) => (until === undefined ? [] : [[page, until] as const]))
    .sort(([, a], [, b]) => a - b);
  const times = { pending, ...(expiring.length > 0 && { expiring }) };
  const stored = {
    kind: 'parts',
    hash: hashFiles(files),
    lists,
    ...facts,
    standing,
    ...times,
  } as const;
  return { stored, files };
}

/** Returns the entry of a page without its text, whose words are in the parts. */
function describeAlone({
  text: _text,
  from: _from,
  until: _until,
  ...entry
}: FindablePage): SearchEntry {
  return { ...entry, words: '' };
}

function lineOf(line: WordLine, isPublic: (page: number) => boolean): Line {
  return { key: line.word, text: writeWordLine(line), isPublic: isSeen(line, isPublic) };
}

const isSeen = ({ pages }: WordLine, isPublic: (page: number) => boolean) =>
  Object.values(pages).some((list) => list.some(isPublic));

/** Returns words backwards; one that only pages of the future have names these, so that it waits for them. */
function listEndings(lines: readonly WordLine[], isPublic: (page: number) => boolean): Line[] {
  return lines
    .filter(({ word }) => word.length >= shortestEnding)
    .map((line) => {
      const key = backwards(line.word);
      if (isSeen(line, isPublic)) return { key, text: key, isPublic: true };
      const pages = [...new Set(Object.values(line.pages).flat())].sort((a, b) => a - b);
      return { key, text: `${key}\t${writeAscending(pages)}`, isPublic: false };
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

function hashFiles(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(`${name}\n${text}\n`);
  return hash.digest('hex').slice(0, 16);
}
