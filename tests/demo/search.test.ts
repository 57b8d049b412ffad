import { describe, expect, test } from 'vitest';
import { createSearch } from '@/features/search/search';
import { type FindablePage, groupByKind } from '@/features/search/search-entry';
import { hitsAtOnce } from '@/features/search/search-index';
import { rankPages } from '@/features/search/search-parts';
import type { Locale } from '@/site/locales';
import { buildIndex } from '@/tools/search/build-index';
import { listFindablePages } from '@/tools/search/list-pages';
import { english, type Row } from './queries-en';
import { polish } from './queries-pl';

const now = Date.now();

/** Returns what a visitor is shown of an index in parts, in the order of the dialog. */
function searchParts(pages: readonly FindablePage[]) {
  const { stored, files } = buildIndex(pages, now);
  if (stored.kind !== 'parts') throw new Error('The demo’s pages fit into one file');
  return async (query: string): Promise<FindablePage[]> => {
    const read = async (name: string) => (files.get(name) ?? '').split('\n');
    const ranked = await rankPages(query, stored, read);
    const hits = ranked.slice(0, hitsAtOnce).flatMap(({ page }) => pages[page] ?? []);
    return shownOf(hits);
  };
}

const shownOf = <Hit extends Pick<FindablePage, 'kind'>>(hits: readonly Hit[]): Hit[] =>
  groupByKind(hits, ({ kind }) => kind).flatMap(({ members }) => members);

const isExpected = (expected: string, { kind, path }: Pick<FindablePage, 'kind' | 'path'>) =>
  expected === path || expected === `kind:${kind}`;

describe.each([
  ['en', english],
  ['pl', polish],
] as const)('what buyers ask for (%s)', async (locale: Locale, rows: readonly Row[]) => {
  const pages = await listFindablePages(locale, now);
  const find = searchParts(pages);
  const whole = await createSearch(pages.map((page) => ({ ...page, words: page.text })));
  const findWhole = (query: string) => shownOf(whole(query).hits.map(({ entry }) => entry));

  /** The queries whose first three results lack an expected one. */
  async function listMissed(search: (query: string) => unknown) {
    const missed = [];
    for (const [query, ...expected] of rows) {
      const shown = ((await search(query)) as FindablePage[]).slice(0, 3);
      if (!expected.every((one) => shown.some((hit) => isExpected(one, hit))))
        missed.push(`${query}: ${shown.map(({ path }) => path).join(' ')}`);
    }
    return missed;
  }

  test('is among the first three in 95 % of the queries', async () => {
    const missed = await listMissed(find);
    expect(missed.length / rows.length, missed.join('\n')).toBeLessThan(0.05);
  });

  test('also where the index is in one piece', async () => {
    const missed = await listMissed(findWhole);
    expect(missed.length / rows.length, missed.join('\n')).toBeLessThan(0.05);
  });
});

test('a wrong letter does not turn a word into one of another language', async () => {
  const pages = await listFindablePages('en', now);
  const found = await searchParts(pages)('prce');
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ lang }) => lang !== undefined)).toEqual([]);
});
