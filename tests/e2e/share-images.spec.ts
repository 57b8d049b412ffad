import sharp from 'sharp';
import { siteUrl } from './support/addresses';
import { listPaths } from './support/sitemap';
import { expect, test } from './support/test';

/** What a page says to networks, by property; of several values the first. */
function readMeta(html: string): Map<string, string> {
  const tags = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g);
  const pairs = [...tags].map(([, name = '', content = '']) => [name, content] as const);
  return new Map(pairs.toReversed());
}

test('every page is previewed with a picture of its own, drawn to size and light', async ({
  request,
}) => {
  test.slow();
  const paths = await listPaths(request);
  expect(paths.length).toBeGreaterThan(20);
  const seen = new Map<string, string>();
  for (const path of paths) {
    await test.step(path, async () => {
      const meta = readMeta(await (await request.get(path)).text());
      expect(meta.get('twitter:card')).toBe('summary_large_image');
      expect(meta.get('og:image:alt')).not.toHaveLength(0);
      expect(meta.get('twitter:image')).toBe(meta.get('og:image'));
      const address = meta.get('og:image') ?? '';
      expect(address).toMatch(new RegExp(`^${siteUrl}/(pl/)?share/.+\\.jpg$`));
      const response = await request.get(address);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('image/jpeg');
      const picture = await response.body();
      const { format, width, height } = await sharp(picture).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
      expect(picture.length).toBeLessThan(150_000);
      const look = picture.toString('base64');
      expect(seen.get(look), 'looks like another page').toBeUndefined();
      seen.set(look, path);
    });
  }
});

test('says what kind of page is shared, in which language, under its canonical address', async ({
  request,
}) => {
  const read = async (path: string) => readMeta(await (await request.get(path)).text());
  const home = await read('/pl');
  expect(home.get('og:type')).toBe('website');
  expect(home.get('og:locale')).toBe('pl_PL');
  expect(home.get('og:locale:alternate')).toBe('en_GB');
  expect(home.get('og:url')).toBe(`${siteUrl}/pl`);
  const article = await read('/blog/what-crosses-the-wire');
  expect(article.get('og:type')).toBe('article');
  expect(article.get('article:published_time')).toMatch(/^2026-01-19T/);
});

test('a preview that no page has is not found', async ({ request }) => {
  for (const name of ['blog/never-written.jpg', 'blog/what-crosses-the-wire.png', 'x', 'home']) {
    expect((await request.get(`/share/${name}`)).status(), name).toBe(404);
  }
});
