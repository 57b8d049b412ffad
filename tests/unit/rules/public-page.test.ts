import { expect, it } from 'vitest';
import { admit } from '@/process/admission';
import { findPage } from '@/rules/public-page';

const now = Date.now();
const pages = {
  '/blog/[slug]': { out: now - 1, 'due-now': now, coming: now + 60_000, always: null },
  '/academy/videos/[slug]': { topic: null },
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
  '/blog/tags/react',
  '/blog/out/more',
  '/other/out',
])('leaves other paths alone: %s', (path) => expect(find(path)).toBeUndefined());

it('finds a page by any spelling of its address, and has one spelling of its own', () => {
  expect(find('/blog/%6Fut')).toBe('/blog/out');
  expect(find('/pl/blog/due%2Dnow')).toBe('/pl/blog/due-now');
});

it('has what is hidden answered as an unknown address, and keeps the query of what is not', () => {
  const served = (target: string) => admit('GET', target, pages);
  const at = (url: string) => ({ kind: 'serve', url });
  expect(served('/blog/%6Fut?page=2')).toEqual(at('/blog/out?page=2'));
  expect(served('/blog/invented?page=2')).toEqual(at('/unknown-address'));
  expect(served('/pl/blog/coming')).toEqual(at('/pl/unknown-address'));
});
