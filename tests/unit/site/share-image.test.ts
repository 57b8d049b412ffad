import { expect, test } from 'vitest';
import { shareImageName, shareImagePath } from '@/site/link-preview';

test.each([
  ['/', 'home.jpg'],
  ['/#process', 'home.jpg'],
  ['/blog', 'blog.jpg'],
  [{ page: '/blog/tags/[slug]', slug: 'react' }, 'blog/tags/react.jpg'],
] as const)('the preview of %j is called %s', (href, name) => {
  expect(shareImageName(href)).toBe(name);
});

test('previews stand below share/, in other languages below their prefix', () => {
  expect(shareImagePath('/', 'en')).toBe('/share/home.jpg');
  expect(shareImagePath('/', 'pl')).toBe('/pl/share/home.jpg');
});
