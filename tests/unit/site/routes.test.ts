import { expect, test } from 'vitest';
import { defaultLocale, locales } from '@/site/locales';
import { pathFor, withoutLocale } from '@/site/routes';

const others = locales.filter((locale) => locale !== defaultLocale);

test('the default language has no prefix', () => {
  expect(pathFor('/', defaultLocale)).toBe('/');
  expect(pathFor('/contact', defaultLocale)).toBe('/contact');
  expect(pathFor('/#services', defaultLocale)).toBe('/#services');
  expect(pathFor({ page: '/blog/[slug]', slug: 'a-b' }, defaultLocale)).toBe('/blog/a-b');
});

test.each(others)('every other language has one: %s', (locale) => {
  expect(pathFor('/', locale)).toBe(`/${locale}`);
  expect(pathFor('/contact', locale)).toBe(`/${locale}/contact`);
  expect(pathFor('/#services', locale)).toBe(`/${locale}#services`);
  expect(pathFor({ page: '/blog/[slug]', slug: 'a-b' }, locale)).toBe(`/${locale}/blog/a-b`);
});

test.each(locales)(
  'a path loses the prefix of its own language, %s, and nothing else',
  (locale) => {
    expect(withoutLocale(`/${locale}`, locale)).toBe('/');
    expect(withoutLocale(`/${locale}/blog`, locale)).toBe('/blog');
    expect(withoutLocale('/blog', locale)).toBe('/blog');
    expect(withoutLocale(`/${locale}umbing`, locale)).toBe(`/${locale}umbing`);
  },
);

test('the first page of a list is the list, further ones have their number', () => {
  expect(pathFor({ list: '/blog', number: 1 }, defaultLocale)).toBe('/blog');
  expect(pathFor({ list: '/blog', number: 2 }, defaultLocale)).toBe('/blog/page/2');
  const list = { page: '/blog/tags/[slug]', slug: 'react' } as const;
  expect(pathFor({ list, number: 3 }, 'pl')).toBe('/pl/blog/tags/react/page/3');
});
