import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/site/locales';
import { hiddenRoutes, pathFor, staticRoutes } from '@/site/routes';
import { expectAccessible, expectFit, expectWholeWords } from '../support/accessibility';
import { contentUrl } from '../support/addresses';
import { openInSteps } from '../support/first-screen';
import { listPaths } from '../support/sitemap';
import { expect } from '../support/test';
import { awaitTaken } from '../support/walk';
import { test } from '../support/within-policy';

/*
 * Pages of every type there is, for everyone and on every screen. A page type is here as soon as it is a route. Each
 * page is opened once and asked everything, as opening it costs most; no policy may stop anything of any of them.
 */
test.use({ expectedErrors: /status of 404/ });

const pages = 'src/app/[locale]';
/** The pages with a slug or a number, by their files. */
const dynamic = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith(']/page.tsx'))
  .map((path) => `/${dirname(path)}`);
const plain = [...staticRoutes, ...hiddenRoutes];
/** An address without its language, in a language. */
const inLanguage = (path: string, locale: Locale) =>
  `${pathFor('/', locale)}${path}`.replace(/^\/\//, '/');
/** Pages that the sitemap does not name. */
const hidden = new Set(
  locales.flatMap((locale) =>
    [...hiddenRoutes, '/nothing-here'].map((path) => inLanguage(path, locale)),
  ),
);
/** The languages take turns in being looked at closely, and what is not a route is looked at, too. */
const looked = new Set([
  ...plain.map((route, index) => pathFor(route, locales[index % locales.length] ?? locales[0])),
  ...['/pl', '/pricing', '/pl/pricing', '/contact/failed', '/nothing-here'],
]);
const others = [
  ...locales.flatMap((locale) => staticRoutes.map((route) => pathFor(route, locale))),
  ...hidden,
].filter((path) => !looked.has(path));

/** Pages that most visitors see. */
const quick = new Set(['/', '/pl/contact']);

for (const route of dynamic)
  test(`${route}, the shortest and the longest of them, are good for everyone`, async ({
    page,
  }) => {
    const { ends } = await choosePages(route);
    for (const path of ends) await test.step(path, () => expectGood(page, path));
  });

for (const path of looked) {
  const title = `${path} has no accessibility violation and fits every screen, whatever its headings say`;
  test(title, { tag: quick.has(path) ? '@quick' : [] }, ({ page }) => expectGood(page, path));
}

for (const route of dynamic)
  test(`${route}, others of them, keep their first look and their policy`, async ({ page }) => {
    const { firsts, more } = await choosePages(route);
    for (const path of firsts) await test.step(path, () => open(page, path));
    for (const path of more) await test.step(path, () => openAtOnce(page, path));
  });

for (const path of others) {
  const kept = hidden.has(path) ? 'its policy' : 'its first look and its policy';
  test(`${path} keeps ${kept}`, ({ page }) => open(page, path));
}

test('every page of the sitemap is of one of these types', async () => {
  const listed = await listPaths();
  expect(listed.length).toBeGreaterThan(10);
  const known = new Set([...looked, ...others]);
  const patterns = dynamic.flatMap((route) => locales.map((locale) => patternOf(route, locale)));
  const isKnown = (path: string) => known.has(path) || patterns.some((one) => one.test(path));
  expect(listed.filter((path) => !isKnown(path))).toEqual([]);
});

/** As many pages as a browser opens in half a minute; a larger site's are taken evenly from the whole sitemap. */
const most = 60;
const takeEvenly = (paths: readonly string[]) =>
  paths.filter((_, index) => paths.length <= most || (index * most) % paths.length < most);

type Choice = {
  /** The shortest and the longest, by what is sent. */
  ends: string[];
  /** One for each language that has no end. */
  firsts: string[];
  /** The rest of those that are taken evenly. */
  more: string[];
};

/** Chooses pages of a type; none where the content has no such page. */
async function choosePages(route: string): Promise<Choice> {
  const listed = await listPaths();
  const byLanguage = locales.map((locale) =>
    listed.filter((path) => patternOf(route, locale).test(path)),
  );
  const sized = await Promise.all(
    byLanguage.flat().map(async (path) => ({
      path,
      size: (await (await fetch(contentUrl + path)).text()).length,
    })),
  );
  const ordered = sized.toSorted((a, b) => a.size - b.size).map(({ path }) => path);
  const ends = [...new Set([...ordered.slice(0, 1), ...ordered.slice(-1)])];
  const taken = takeEvenly(listed).filter((path) => ordered.includes(path));
  const firsts = byLanguage
    .filter((pages) => !pages.some((path) => ends.includes(path)))
    .flatMap((pages) => pages.find((path) => taken.includes(path)) ?? pages.slice(0, 1));
  const opened = new Set([...ends, ...firsts]);
  return { ends, firsts, more: taken.filter((path) => !opened.has(path)) };
}

/** Matches the addresses of a route in a language. */
function patternOf(route: string, locale: Locale): RegExp {
  return new RegExp(`^${inLanguage(route, locale).replaceAll(/\[\w+\]/g, '[^/]+')}$`);
}

async function expectGood(page: Page, path: string): Promise<void> {
  await open(page, path);
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

/** Opens a page of the sitemap step by step. */
async function open(page: Page, path: string): Promise<void> {
  if (hidden.has(path)) return openAtOnce(page, path);
  await openInSteps(page, path);
  await expect(page.locator('main')).toBeVisible();
}

async function openAtOnce(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main')).toBeVisible();
}
