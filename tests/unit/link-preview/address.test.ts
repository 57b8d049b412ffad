import { expect, test } from 'vitest';
import { shareImageName, shareImagePath } from '@/site/link-preview';
import { locales } from '@/site/locales';

test.each([
  ['/', 'home.jpg'],
  ['/#process', 'home.jpg'],
  ['/blog', 'blog.jpg'],
  [{ page: '/blog/tags/[slug]', slug: 'react' }, 'blog/tags/react.jpg'],
] as const)('the preview of %j is called %s', (href, name) => {
  expect(shareImageName(href)).toBe(name);
});

test('previews stand below share/, in other languages below their prefix', () => {
  const [original, ...others] = locales;
  expect(shareImagePath('/', original)).toBe('/share/home.jpg');
  expect(others.map((locale) => shareImagePath('/', locale))).toEqual(
    others.map((locale) => `/${locale}/share/home.jpg`),
  );
});
