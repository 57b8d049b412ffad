import { expect, test } from 'vitest';
import { pathFor, withoutLocale } from '@/site/routes';

test.each([
  ['/', 'en', '/'],
  ['/', 'pl', '/pl'],
  ['/contact', 'pl', '/pl/contact'],
  ['/#services', 'en', '/#services'],
  ['/#services', 'pl', '/pl#services'],
] as const)('%s in %s is %s', (href, locale, path) => {
  expect(pathFor(href, locale)).toBe(path);
});

test('puts the slug into a page with one', () => {
  expect(pathFor({ page: '/blog/[slug]', slug: 'a-b' }, 'pl')).toBe('/pl/blog/a-b');
});

test.each([
  ['/pl', 'pl', '/'],
  ['/pl/blog', 'pl', '/blog'],
  ['/en/blog', 'en', '/blog'],
  ['/blog', 'en', '/blog'],
  ['/plumbing', 'pl', '/plumbing'],
] as const)('%s without its language (%s) is %s', (path, locale, expected) => {
  expect(withoutLocale(path, locale)).toBe(expected);
});
