import { siteUrl } from './support/addresses';
import { readMeta } from './support/meta';
import { expect, test } from './support/test';

test('says what kind of page is shared, in which language, under its canonical address', async ({
  request,
}) => {
  const read = async (path: string) => readMeta(await (await request.get(path)).text());
  const home = await read('/pl');
  expect(home.get('og:type')).toBe('website');
  expect(home.get('og:locale')).toBe('pl_PL');
  expect(home.get('og:locale:alternate')).toBe('en_GB');
  expect(home.get('og:url')).toBe(`${siteUrl}/pl`);
  const article = await read('/blog/harbour-lights');
  expect(article.get('og:type')).toBe('article');
  expect(article.get('article:published_time')).toMatch(/^2026-01-19T/);
});

test('a preview that no page has is not found', async ({ request }) => {
  for (const name of ['blog/never-written.jpg', 'blog/harbour-lights.png', 'x', 'home']) {
    expect((await request.get(`/share/${name}`)).status(), name).toBe(404);
  }
});
