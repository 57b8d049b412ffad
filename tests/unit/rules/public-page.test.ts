import { expect, it } from 'vitest';
import { admit } from '@/process/admission';
import { findPage, type PublicPages } from '@/rules/public-page';

const now = Date.now();
const pages = {
  '/blog/[slug]': { out: now - 1, 'due-now': now, coming: now + 60_000, always: null },
  '/academy/videos/[slug]': { topic: null },
  '/blog/page/[slug]': { 1: null, 2: now - 1, 3: now + 60_000 },
  '/blog/tags/[slug]': { react: null, hiring: now + 60_000 },
  '/blog/tags/react/page/[slug]': { 1: null, 2: null },
  '/blog/tags/hiring/page/[slug]': { 1: null, 2: null },
};
const find = (path: string) => findPage(pages, path, now);

it.each(['/blog/out', '/blog/due-now', '/blog/always', '/pl/blog/always', '/academy/videos/topic'])(
  'finds the page of a public document: %s',
  (path) => expect(find(path)).toBe(path),
);

it.each([
  '/blog/coming',
  '/pl/blog/coming',
  '/blog/invented',
  '/blog/Out',
  '/blog/out.rsc',
  '/blog/constructor',
  '/blog/__proto__',
  '/blog/%2Fout',
  '/academy/videos/invented',
])('hides what is not there, or not yet: %s', (path) => expect(find(path)).toBe('hidden'));

it.each([
  '/',
  '/blog',
  '/pl/blog',
  '/academy/videos',
  '/blog/out/more',
  '/blog/out/page/2',
  '/team/page/2',
  '/page/2',
  '/other/out',
])('leaves other paths alone: %s', (path) => expect(find(path)).toBeUndefined());

it.each([
  '/blog/page/1',
  '/blog/page/2',
  '/pl/blog/page/2',
  '/blog/tags/react',
  '/blog/tags/react/page/2',
  '/pl/blog/tags/react/page/2',
])('finds a list and its further pages: %s', (path) => expect(find(path)).toBe(path));

it.each([
  ...['0', '02', '3', '999', 'x', '1.5', '-1', '2.rsc'].flatMap((number) => [
    `/blog/page/${number}`,
    `/pl/blog/tags/react/page/${number}`,
  ]),
  '/blog/tags/invented',
  '/blog/tags/invented/page/1',
  '/blog/tags/invented/page/2',
  '/pl/blog/tags/invented/page/x',
  '/blog/tags/constructor/page/2',
  '/blog/tags/re%2Fact/page/2',
  '/blog/tags/re%61ct/page/999',
  '/blog/invented/page/2',
])('hides what is no page of a list, or not yet: %s', (path) => expect(find(path)).toBe('hidden'));

it('has a list that comes and goes by turns while it is there', () => {
  const turns: PublicPages = {
    '/blog/tags/[slug]': { react: [null, 10, 20, 30], hiring: [10, 20] },
  };
  const thereAt = (slug: string) =>
    [0, 9, 10, 19, 20, 29, 30, 99].filter(
      (time) => findPage(turns, `/blog/tags/${slug}`, time) !== 'hidden',
    );
  expect(thereAt('react')).toEqual([0, 9, 20, 29]);
  expect(thereAt('hiring')).toEqual([10, 19]);
});

it('hides all pages of a list that is there from a later moment on', () => {
  const [list, further] = ['/blog/tags/hiring', '/blog/tags/hiring/page/2'];
  for (const path of [list, further]) {
    expect(find(path)).toBe('hidden');
    expect(findPage(pages, path, now + 60_000)).toBe(path);
  }
});

it('finds a page by any spelling of its address, and has one spelling of its own', () => {
  expect(find('/blog/%6Fut')).toBe('/blog/out');
  expect(find('/pl/blog/due%2Dnow')).toBe('/pl/blog/due-now');
  expect(find('/pl/blog/tags/re%61ct/page/%32')).toBe('/pl/blog/tags/react/page/2');
});

it('has what is hidden answered as an unknown address, and keeps the query of what is not', () => {
  const served = (target: string) => admit('GET', target, pages);
  const at = (url: string) => ({ kind: 'serve', url });
  expect(served('/blog/%6Fut?page=2')).toEqual(at('/blog/out?page=2'));
  expect(served('/blog/invented?page=2')).toEqual(at('/unknown-address'));
  expect(served('/blog/tags/invented/page/2?x')).toEqual(at('/unknown-address'));
  expect(served('/pl/blog/coming')).toEqual(at('/pl/unknown-address'));
});
