import { gzipSync } from 'node:zlib';
import { chunkOf } from '@/features/search/part-files';
import type { FindablePage } from '@/features/search/search-entry';
import { hitsAtOnce } from '@/features/search/search-index';
import { type PartsFacts, rankPages } from '@/features/search/search-parts';
import { type Locale, locales } from '@/site/locales';
import { type BuiltIndex, buildIndex } from '@/tools/search/build-index';
import { makePages, makeVocabulary } from './search-corpus';

/**
 * `npm run bench search [-- 60 1000 5000 10000]`: what a query costs a phone at each size and language, in bytes as they
 * are sent (gzip): the file every search begins with, and for ten queries the files of each read alone; how long the
 * index takes to build, and how large it is.
 */
export async function benchSearch(sizes: string[]): Promise<void> {
  const rows = [];
  for (const size of sizes.length > 0 ? sizes : ['60', '1000', '5000', '10000'])
    for (const locale of locales) rows.push(await measure(Number(size), locale));
  console.table(rows);
}

async function measure(count: number, locale: Locale) {
  const vocabulary = await makeVocabulary(locale);
  const pages: FindablePage[] = [];
  for await (const page of makePages(count, locale))
    pages.push({ ...page, kind: 'article', path: `/blog/made-up-page-${pages.length}`, from: 0 });
  const before = process.cpuUsage();
  const index = buildIndex(pages, 1);
  const { user, system } = process.cpuUsage(before);
  const first = gzipSync(JSON.stringify(index.stored)).length;
  const costs = [];
  for (const query of makeQueries(vocabulary)) costs.push(await measureQuery(query, index));
  const sorted = costs.toSorted((a, b) => a.bytes - b.bytes);
  if (process.env.BENCH_QUERIES) console.table(costs);
  return {
    pages: count,
    language: locale,
    'build CPU s': ((user + system) / 1e6).toFixed(1),
    'MB in use': (process.memoryUsage().rss / 1e6).toFixed(0),
    files: index.files.size,
    'MB on disk': ([...index.files.values()].join('').length / 1e6).toFixed(1),
    'first file KB': (first / 1000).toFixed(1),
    'median query KB': ((sorted[sorted.length >> 1]?.bytes ?? 0) / 1000).toFixed(1),
    'worst query KB': ((sorted.at(-1)?.bytes ?? 0) / 1000).toFixed(1),
    'worst in all KB': ((first + (sorted.at(-1)?.bytes ?? 0)) / 1000).toFixed(1),
    'nothing found': costs.filter(({ found }) => found === 0).length,
    'longest ms': Math.max(...costs.map(({ ms }) => ms)).toFixed(0),
  };
}

/** Ten ways of asking: frequent and rare words, several at once, beginnings, endings, and words spelled wrong. */
function makeQueries(vocabulary: readonly string[]): string[] {
  const word = (place: number) => vocabulary.slice(place).find(({ length }) => length > 6) ?? '';
  const [frequent, medium, rare] = [word(40), word(400), word(4000)];
  const swapped = (text: string, at: number) =>
    `${text.slice(0, at)}${text.charAt(at + 1)}${text.charAt(at)}${text.slice(at + 2)}`;
  return [
    frequent,
    medium,
    rare,
    `${medium} ${frequent}`,
    `${rare} ${medium} ${frequent}`,
    word(90).slice(0, 2),
    `${frequent} ${word(700).slice(0, 4)}`,
    `${word(900).slice(0, -1)}em`,
    swapped(word(1200), 4),
    `${swapped(word(1500), 0)} ${word(300)}`,
  ];
}

async function measureQuery(query: string, { stored, files }: BuiltIndex) {
  if (stored.kind === 'whole') return { query, files: 0, bytes: 0, found: 1, ms: 0 };
  const read = new Map<string, number>();
  const note = (name: string) => {
    const text = files.get(name) ?? '';
    read.set(name, gzipSync(text).length);
    return text;
  };
  const facts: PartsFacts = stored;
  const started = performance.now();
  const ranked = await rankPages(query, facts, async (name) => note(name).split('\n'));
  const ms = performance.now() - started;
  for (const { page } of ranked.slice(0, hitsAtOnce)) note(chunkOf(page));
  const bytes = [...read.values()].reduce((sum, size) => sum + size, 0);
  return { query, files: read.size, bytes, found: ranked.length, ms };
}
