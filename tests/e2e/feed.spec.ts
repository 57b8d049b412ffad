import type { Page } from '@playwright/test';
import { siteUrl } from './support/addresses';
import { expect, test } from './support/test';
import { words } from './support/words';

/** Reads a feed as a reader does: as XML, and its articles as HTML. */
async function readFeed(page: Page, path: string) {
  const answer = await page.request.get(path);
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const xml = await answer.text();
  // A page of ours lets no script take a text for markup.
  const reader = await page.context().newPage();
  const feed = await reader.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'text/xml');
    const of = (parent: ParentNode, name: string) =>
      [...parent.querySelectorAll('*')].filter((one) => one.nodeName === name);
    const textOf = (parent: ParentNode, name: string) => of(parent, name)[0]?.textContent ?? '';
    return {
      error: feed.querySelector('parsererror')?.textContent ?? '',
      self: of(feed, 'atom:link')[0]?.getAttribute('href'),
      language: textOf(feed, 'language'),
      items: of(feed, 'item').map((item) => {
        const html = textOf(item, 'content:encoded');
        const page = new DOMParser().parseFromString(html, 'text/html');
        const { body, head } = page;
        return {
          title: textOf(item, 'title'),
          link: textOf(item, 'link'),
          author: textOf(item, 'author'),
          description: textOf(item, 'description'),
          published: Date.parse(textOf(item, 'pubDate')),
          cover: of(item, 'enclosure')[0]?.getAttribute('url') ?? '',
          coverBytes: Number(of(item, 'enclosure')[0]?.getAttribute('length')),
          categories: of(item, 'category').map(({ textContent }) => textContent),
          words: (body.textContent ?? '').split(/\s+/).length,
          tags: [
            ...new Set(
              [head, body].flatMap((part) =>
                [...part.querySelectorAll('*')].map(({ localName }) => localName),
              ),
            ),
          ],
          lang: body.firstElementChild?.getAttribute('lang') ?? '',
          code: body.querySelector('pre > code')?.textContent ?? '',
          targets: [...body.querySelectorAll('[href], [src]')].map(
            (one) => one.getAttribute('href') ?? one.getAttribute('src') ?? '',
          ),
        };
      }),
    };
  }, xml);
  await reader.close();
  return feed;
}

const plain = new Set(
  'a blockquote br code del div em figcaption figure h2 h3 h4 hr img li ol p pre section strong sup table tbody td th thead tr ul'.split(
    ' ',
  ),
);

for (const [locale, path, blog] of [
  ['en', '/feed.xml', '/blog'],
  ['pl', '/pl/feed.xml', '/pl/blog'],
] as const) {
  test(`${path} carries the published articles in full`, { tag: '@quick' }, async ({ page }) => {
    await page.goto(blog);
    const onPage = await page.getByRole('main').getByRole('article').count();
    const feed = await readFeed(page, path);
    expect(feed.error).toBe('');
    expect(feed.self).toBe(`${siteUrl}${path}`);
    expect(feed.language).toBe(locale);
    expect(feed.items).toHaveLength(onPage);
    for (const item of feed.items) {
      expect(item.published, item.title).toBeLessThanOrEqual(Date.now());
      expect(item.link).toMatch(new RegExp(`^${siteUrl}${blog}/[a-z0-9-]+$`));
      expect(item.author).toMatch(/^\S+@\S+ \(.+\)$/);
      expect(item.description).not.toBe('');
      expect(item.cover).toMatch(new RegExp(`^${siteUrl}/images/`));
      expect(item.words, item.title).toBeGreaterThan(10);
      expect(
        item.tags.filter((tag) => !plain.has(tag)),
        item.title,
      ).toEqual([]);
      expect(item.targets.filter((target) => !/^(https?|mailto|tel):/.test(target))).toEqual([]);
    }
    const [newest] = feed.items;
    const cover = await page.request.get(newest?.cover ?? '');
    expect(newest?.coverBytes).toBe((await cover.body()).length);
    const article = feed.items.find(({ link }) => link.endsWith('/harbour-lights'));
    expect(article?.code).toContain('const rhythm = [1, 1, 0, 1];');
    expect(article?.categories).toEqual([
      words(locale).site.tags.react,
      words(locale).site.tags.performance,
    ]);
    expect(article?.lang).toBe(locale === 'en' ? '' : 'en');
  });
}

for (const [locale, path, article] of [
  ['en', '/llms.txt', '/blog/harbour-lights'],
  ['pl', '/pl/llms.txt', '/pl/blog/harbour-lights'],
] as const) {
  test(`${path} tells models what is here, in the proposed form`, { tag: '@quick' }, async ({
    request,
  }) => {
    const answer = await request.get(path);
    expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const lines = (await answer.text()).trim().split('\n');
    expect(lines[0]).toBe('# Amberline');
    expect(lines[2]).toBe(`> ${words(locale).site.description}`);
    expect(lines.join('\n')).toContain(`](${siteUrl}${article}): `);
    expect(lines.some((line) => line.includes('undefined'))).toBe(false);
    const sections = lines.filter((line) => line.startsWith('## '));
    expect(sections.length).toBeGreaterThanOrEqual(5);
    expect(sections.at(-1)).toBe('## Optional');
    const isKnown = /^(# |> |## |- (\[.+\]\(https?:\/\/\S+\)(: .+)?|[^[].*)$|$)/;
    expect(lines.filter((line) => !isKnown.test(line))).toEqual([]);
  });
}
