import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { hiddenRoutes, staticRoutes } from '@/site/routes';
import { expectAccessible, expectFit, expectWholeWords } from '../support/accessibility';
import { contentUrl } from '../support/addresses';
import { listPaths } from '../support/sitemap';
import { test } from '../support/test';
import { awaitTaken } from '../support/walk';

/* Pages of every type there is, for everyone and on every screen. A page type is here as soon as it is a route. */
test.use({ expectedErrors: /status of 404/ });

const pages = 'src/app/[locale]';
/** The pages with a slug or a number, by their files. */
const dynamic = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith(']/page.tsx'))
  .map((path) => `/${dirname(path)}`);
const plain = [...staticRoutes, ...hiddenRoutes];
/** The languages take turns, and what is not a route is looked at, too. */
const paths = [
  ...plain.map((route, index) => (index % 2 ? `/pl${route}` : route)),
  ...['/pl', '/pricing', '/pl/pricing', '/contact/failed', '/nothing-here'],
];

/** Pages that most visitors see. */
const quick = new Set(['/', '/pl/contact']);

for (const path of new Set(paths)) {
  const title = `${path} has no accessibility violation and fits every screen, whatever its headings say`;
  test(title, { tag: quick.has(path) ? '@quick' : [] }, ({ page }) => expectGood(page, path));
}

for (const route of dynamic) {
  test(`${route}, the shortest and the longest of them, just the same`, async ({ page }) => {
    for (const path of await listEnds(route)) await test.step(path, () => expectGood(page, path));
  });
}

/** The shortest and the longest page of a type, by what is sent; none where the content has no such page. */
async function listEnds(route: string): Promise<string[]> {
  const pattern = new RegExp(`^(?:/pl)?${route.replaceAll(/\[\w+\]/g, '[^/]+')}$`);
  const pages = (await listPaths()).filter((path) => pattern.test(path));
  const sized = await Promise.all(
    pages.map(async (path) => ({
      path,
      size: (await (await fetch(contentUrl + path)).text()).length,
    })),
  );
  const ordered = sized.toSorted((a, b) => a.size - b.size).map(({ path }) => path);
  return [...new Set([...ordered.slice(0, 1), ...ordered.slice(-1)])];
}

async function expectGood(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectAccessible(page);
  for (const width of [320, 375, 820, 1024]) await expectFit(page, width);
  await expectWholeWords(page, 360);
  // Until React has taken a heading over, it reports a changed text as an error.
  await awaitTaken(page.locator('main :is(h1, h2, h3, h4)').last());
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3, h4)')) {
      const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
      if (text) text.textContent = 'Konstantynopolitańczykowianeczka'.repeat(2);
    }
  });
  await expectFit(page, 390);
}
