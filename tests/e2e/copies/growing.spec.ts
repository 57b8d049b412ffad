import type { Page } from '@playwright/test';
import { createTranslator } from 'next-intl';
import { expectAccessible, expectFit } from '../support/accessibility';
import { ports } from '../support/addresses';
import { readMeta } from '../support/meta';
import { patience } from '../support/project-copy';
import { dialogOf, fieldOf, openSearch, searchWords } from '../support/search';
import { findFaults, readGraph } from '../support/structured-data';
import { expect, isolatedTest as test } from '../support/test';
import { words } from '../support/words';
import { buildGrownSite, type GrownSite, madeUp, ownWord, sharedWord } from './grown-site';

/* More articles than a page shows: lists have further pages, and the search fetches parts of its index. */
test.describe.configure({ mode: 'serial', timeout: patience });

const url = `http://localhost:${ports.growing}`;
const say = createTranslator({ locale: 'en', messages: words('en') });
const { pages: pageWords, blog } = words('en').site;
const searched = searchWords('en');
let site: GrownSite | undefined;

test.use({ baseURL: url });

test.beforeAll(async () => {
  test.setTimeout(patience);
  site = await buildGrownSite(ports.growing);
});

test.afterAll(() => site?.end());

const bar = (page: Page) => page.getByRole('navigation', { name: pageWords.label });
const resultOf = (page: Page, index: number) =>
  dialogOf(page).getByRole('link', { name: madeUp[index]?.title ?? '', exact: true });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Goes from the first page of a list to the last by its links, and returns the titles on all of them. */
async function readThrough(page: Page, path: string): Promise<string[]> {
  const titles: string[] = [];
  await page.goto(path);
  for (let number = 1; ; number += 1) {
    titles.push(...(await cards(page).getByRole('heading').allTextContents()));
    const next = bar(page).getByRole('link', { name: pageWords.next });
    if ((await next.count()) === 0) return titles;
    await next.click();
    await expect(page).toHaveURL(`${path}/page/${number + 1}`);
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the pages of a list, one after the other, show every article once', async ({ page }) => {
      for (const path of ['/blog', '/blog/tags/tooling']) {
        const titles = await readThrough(page, path);
        expect(new Set(titles).size).toBe(titles.length);
        for (const { title } of madeUp) expect(titles).toContain(title);
      }
    });
  });
}

test('a further page says which it is, to readers, screen readers and search engines', async ({
  page,
}) => {
  await page.goto('/blog/page/2');
  const graph = readGraph(await page.content());
  const place = say('site.pages.place', { number: 2, count: 3 });
  await expect(page).toHaveTitle(new RegExp(`^${blog.title}, page 2 `));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog.title);
  await expect(page.getByText(place, { exact: true })).toBeVisible();
  await expect(bar(page).locator('[aria-current=page]')).toHaveText('2');
  const third = bar(page).getByRole('link', { name: 'Page 3', exact: true });
  await expect(third).toHaveAttribute('href', '/blog/page/3');
  for (const [rel, path] of [
    ['canonical', '/blog/page/2'],
    ['prev', '/blog'],
    ['next', '/blog/page/3'],
  ])
    await expect(page.locator(`link[rel=${rel}]`)).toHaveAttribute('href', url + path);
  const polish = page.locator('link[rel=alternate][hreflang=pl]');
  await expect(polish).toHaveAttribute('href', `${url}/pl/blog/page/2`);
  expect(readMeta(await page.content()).get('description')).toContain(place);
  expect(findFaults(graph, url)).toEqual([]);
  expect(graph.find((thing) => thing['@type'] === 'CollectionPage')).toMatchObject({
    url: `${url}/blog/page/2`,
    isPartOf: { url: `${url}/blog` },
  });
});

test('the bar can be used by everyone, on every screen', async ({ page }) => {
  await page.goto('/pl/blog/page/2');
  await expectAccessible(page);
  for (const width of [320, 390, 820, 1440]) await expectFit(page, width);
  await page.setViewportSize({ width: 320, height: 700 });
  const [numbers, places] = [await bar(page).getByRole('link').all(), new Set<number>()];
  for (const link of numbers) {
    const box = await link.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    places.add(box?.x ?? 0);
  }
  expect(places.size).toBe(numbers.length);
});

test('what is no page of a list is not found, and the first has one address', async ({
  request,
}) => {
  const lists = ['/blog', '/blog/tags/tooling', '/videos', '/case-study', '/search'];
  const invented = ['/blog/tags/invented', '/blog/tags/to%6Fling', '/case-study/kind/invented'];
  for (const locale of ['en', 'pl'] as const)
    for (const list of [...lists, ...invented])
      for (const number of ['0', 'x', '999', '02', '1.5']) {
        const path = `${locale === 'pl' ? '/pl' : ''}${list}/page/${number}`;
        const answer = await request.get(path);
        expect(answer.status(), path).toBe(404);
        expect(answer.headers()['cache-control'], path).toBe('no-store');
        expect(await answer.text(), path).toContain(`${words(locale).site.notFound.title}</h1>`);
      }
  for (const list of ['/blog', '/pl/blog', '/blog/tags/tooling']) {
    const answer = await request.get(`${list}/page/1`, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(new URL(answer.headers().location ?? '', url).pathname).toBe(list);
  }
});

test('the sitemap is one file and names the further pages', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('<urlset');
  for (const path of ['/blog/page/2', '/pl/blog/page/3', '/blog/tags/tooling/page/2'])
    expect(sitemap).toContain(`<loc>${url}${path}</loc>`);
  expect(sitemap).not.toContain('/blog/page/4');
  expect(sitemap).not.toContain('/page/1<');
  expect((await request.get('/sitemap/1.xml')).status()).toBe(404);
});

test('the search fetches a part of its index for a query', async ({ page }) => {
  const parts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search-index/')) parts.push(request.url());
  });
  await openSearch(page);
  const status = dialogOf(page).getByRole('status');
  expect(parts).toEqual([]);
  await page.keyboard.type(ownWord(7));
  await expect(resultOf(page, 7)).toBeVisible();
  await expect(dialogOf(page).getByText(`${searched.also}: ${ownWord(7)}`)).toBeVisible();
  expect(new Set(parts).size).toBeLessThan(10);
  await fieldOf(page).fill(sharedWord);
  await expect(status).toHaveText(`${searched.results}: 40+`);
  const results = dialogOf(page).locator('[data-results=found] > section > ul > li');
  const before = await results.count();
  await dialogOf(page).getByRole('button', { name: searched.more }).click();
  await expect.poll(() => results.count()).toBeGreaterThan(before);
  await fieldOf(page).fill('qqqxyzq');
  await expect(status).toContainText(searched.none);
});

test.describe('over a line that fails', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ });

  test('a part that does not come is asked for again', async ({ page }) => {
    await openSearch(page, '/pl/contact', searchWords('pl').open);
    await page.route('**/search-index/**', (route) => route.abort());
    await page.keyboard.type(ownWord(3));
    const { failed, retry } = searchWords('pl');
    await expect(dialogOf(page).getByRole('status')).toHaveText(failed);
    await page.unroute('**/search-index/**');
    await dialogOf(page).getByRole('button', { name: retry }).click();
    await expect(resultOf(page, 3)).toBeVisible();
  });
});

test('what takes long is said', async ({ page }) => {
  await openSearch(page);
  await page.route('**/search-index/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await page.keyboard.type(ownWord(5));
  await expect(dialogOf(page).getByRole('status')).toHaveText(searched.searching);
  await expect(resultOf(page, 5)).toBeVisible();
});

test('parts are kept by browsers for ever, and only those of this index are there', async ({
  request,
}) => {
  const { parts } = await (await request.get('/search-index.json')).json();
  const folder = `/search-index/${parts.version}`;
  const part = await request.get(`${folder}/words-0`);
  expect(part.headers()['cache-control']).toContain('immutable');
  expect(part.headers()['x-robots-tag']).toBe('noindex');
  const others = ['/words-99999', '/words-x', '/..%2f..%2fen.json', '/en.json', '/words-0.txt'];
  for (const path of [...others.map((name) => folder + name), '/search-index/0-0/words-0']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text()).not.toContain('lists');
  }
});
