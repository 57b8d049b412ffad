import { describe, expect, test } from 'vitest';
import { dropQuiet } from '@/features/search/quiet-words';
import { createSearch } from '@/features/search/search';
import type { FindablePage, SearchEntry } from '@/features/search/search-entry';
import { rankPages } from '@/features/search/search-parts';
import { placeOf, weigher } from '@/features/search/standing';
import { swapLetters } from '@/features/search/swapped-letters';
import { buildIndex } from '@/tools/search/build-index';
import { orderPages, standingOf } from '@/tools/search/order-pages';
import { page } from './made-up-pages';

/** A page of which nothing is known but this. */
const small = (facts: Partial<FindablePage>): FindablePage => ({
  kind: 'article',
  path: `/${facts.title}`,
  title: '',
  description: '',
  headings: [],
  keywords: [],
  text: '',
  from: 0,
  ...facts,
});

const pages = orderPages([
  ...Array.from({ length: 400 }, (_, index) => page(index)),
  small({ title: 'What we measured about harbours', path: '/article' }),
  small({ title: 'Praca', path: '/foreign', lang: 'pl' }),
  small({ title: 'Can I moor twice', path: '/question', kind: 'question' }),
  small({ title: 'Harbours', path: '/page', kind: 'page', aliases: ['price'] }),
]);

/** The two ways in which an index is searched. */
const built = buildIndex(pages, 1);
const inParts = async (query: string) => {
  if (built.stored.kind !== 'parts') throw new Error('The pages fit into one file');
  const read = async (name: string) => (built.files.get(name) ?? '').split('\n');
  return (await rankPages(query, built.stored, read)).map((one) => pages[one.page]?.path);
};
const whole = await createSearch(
  pages.map(({ text, from: _, ...entry }): SearchEntry => ({ ...entry, words: text })),
);
const inOne = async (query: string) => whole(query).hits.map(({ entry }) => entry.path);

describe.each([
  ['in parts', inParts],
  ['in one piece', inOne],
])('an index %s', (_, find) => {
  test('finds the page that a query names before an article that says so', async () => {
    expect((await find('harbours')).slice(0, 2)).toEqual(['/page', '/article']);
  });

  test('finds a page by what it is called besides', async () => {
    expect((await find('price'))[0]).toBe('/page');
    expect((await find('what is the price'))[0]).toBe('/page');
  });

  test('forgives swapped letters', async () => {
    expect((await find('habrours'))[0]).toBe('/page');
    expect((await find('ahrbours'))[0]).toBe('/page');
  });

  test('finds another language as it is spelled, and never by a slip', async () => {
    expect(await find('praca')).toEqual(['/foreign']);
    expect(await find('prce')).not.toContain('/foreign');
    expect(await find('prce')).toContain('/page');
  });
});

test('pages are numbered by how much they count', () => {
  const standing = standingOf(pages);
  expect(standing).toEqual({ ownUntil: 1, offerUntil: 2, foreignFrom: pages.length - 1 });
  expect(placeOf(0, standing)).toEqual({ group: 'own', isForeign: false });
  expect(placeOf(1, standing)).toEqual({ group: 'offer', isForeign: false });
  expect(placeOf(pages.length - 1, standing)).toEqual({ group: 'other', isForeign: true });
});

test('an index without pages of the site’s own, or in one language, has a standing', () => {
  expect(standingOf([])).toEqual({ ownUntil: 0, offerUntil: 0, foreignFrom: 0 });
  const one = [small({ title: 'a' })];
  expect(standingOf(one)).toEqual({ ownUntil: 0, offerUntil: 0, foreignFrom: 1 });
});

test('a word of another language counts where it begins like one that was typed', () => {
  const weigh = weigher(['praca']);
  expect(weigh('pracy', { group: 'other', isForeign: true })).toBeGreaterThan(0);
  expect(weigh('prawa', { group: 'other', isForeign: true })).toBe(0);
});

test.each([
  [
    ['how', 'much', 'does', 'it', 'cost'],
    ['much', 'cost'],
  ],
  [
    ['who', 'is', 'it'],
    ['who', 'is', 'it'],
  ],
  [
    ['ile', 'kosztuje'],
    ['ile', 'kosztuje'],
  ],
])('of %j the search asks for %j', (query, asked) => {
  expect(dropQuiet(query)).toEqual(asked);
});

test('swaps each two neighbours that differ', () => {
  expect(swapLetters('abb')).toEqual(['bab']);
  expect(swapLetters('')).toEqual([]);
});
