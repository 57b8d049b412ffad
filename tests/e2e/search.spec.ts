import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type english from '../../messages/en/search.json';
import { expect, test } from './support/test';
import { words } from './support/words';

function searchWords(locale: 'en' | 'pl'): typeof english {
  return JSON.parse(readFileSync(`messages/${locale}/search.json`, 'utf8'));
}
const en = searchWords('en');
const pl = searchWords('pl');

const dialogOf = (page: Page) => page.getByRole('dialog');
const fieldOf = (page: Page) => dialogOf(page).getByRole('searchbox');
const buttonOf = (page: Page, label = en.open) =>
  page.getByRole('banner').getByRole('button', { name: label, exact: true });

async function openSearch(page: Page, path = '/contact', label = en.open) {
  await page.goto(path);
  await buttonOf(page, label).click();
  await expect(fieldOf(page)).toBeFocused();
}

test('fetches its code and its index only when it is opened', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const before = requested.length;
  expect(requested.filter((url) => url.includes('search-index'))).toEqual([]);
  await buttonOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByRole('link', { name: en.allPages })).toBeVisible();
  await expect(dialogOf(page).getByRole('heading', { name: en.kinds.topic })).toBeVisible();
  const later = requested.slice(before);
  expect(later.filter((url) => url.endsWith('/search-index.json'))).toHaveLength(1);
  expect(later.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
});

test('weighs little: an index of at most 60 KB on the wire, in each language', async ({
  request,
}) => {
  for (const path of ['/search-index.json', '/pl/search-index.json']) {
    const answer = await request.get(path);
    expect(answer.headers()['x-robots-tag']).toBe('noindex');
    expect(gzipSync(await answer.body()).length).toBeLessThan(60_000);
  }
});

for (const { locale, path, search, query, title, target } of [
  {
    locale: 'en',
    path: '/contact',
    search: en,
    query: 'zielen',
    title: 'Marek Zieleń',
    target: '/team/marek-zielen',
  },
  {
    locale: 'pl',
    path: '/pl/contact',
    search: pl,
    query: 'dostepnosc',
    title: words('pl').site.tags.accessibility,
    target: '/pl/blog/tags/accessibility',
  },
] as const) {
  test(`finds without diacritics, by keyboard alone (${locale})`, async ({ page }) => {
    await page.goto(path);
    await expect(buttonOf(page, search.open)).toBeVisible();
    await page.keyboard.press('/');
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.type(query);
    const found = dialogOf(page).getByRole('link', { name: title, exact: true });
    await expect(found).toHaveAttribute('href', target);
    await expect(found.locator('mark').last()).toHaveText(title.split(' ').at(-1) ?? '');
    await expect(dialogOf(page).getByRole('status')).toHaveText(
      new RegExp(`^${search.results}: \\d+`),
    );
    await page.keyboard.press('ArrowDown');
    await expect(found).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(buttonOf(page, search.open)).toBeFocused();
  });
}

test('opens the first result by Enter and goes on in its page', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('what crosses the wire');
  await expect(dialogOf(page).locator('mark').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog/what-crosses-the-wire');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('crosses the wire');
});

test('leads to the section that matched', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('count before you cut');
  await dialogOf(page).getByRole('link', { name: 'Count before you cut' }).click();
  await expect(page).toHaveURL('/blog/what-crosses-the-wire#count-before-you-cut');
  await expect(page.getByRole('heading', { name: 'Count before you cut' })).toBeInViewport();
});

test('goes on typing from a result', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('reac');
  await expect(dialogOf(page).locator('mark').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(fieldOf(page)).not.toBeFocused();
  await page.keyboard.type('t');
  await expect(fieldOf(page)).toHaveValue('react');
});

test('marks what is not in the language of the page', async ({ page }) => {
  await openSearch(page, '/pl/contact', pl.open);
  await page.keyboard.type('handover week');
  const result = dialogOf(page).getByRole('listitem').filter({ hasText: 'The handover week' });
  await expect(result).toHaveAttribute('lang', 'en');
});

test('says so when nothing matches, and stays whole under hostile input', async ({ page }) => {
  await openSearch(page);
  const status = dialogOf(page).getByRole('status');
  for (const text of [
    'qqqxyz',
    '.*+?^${'.concat('}()|[]\\'),
    '😀😀',
    'zz<script>document.title="owned"</script>',
    'x'.repeat(500),
  ]) {
    await fieldOf(page).fill(text);
    await expect(dialogOf(page).locator('[data-results=found]')).toHaveCount(
      text.startsWith('zz') ? 1 : 0,
    );
    if (!text.startsWith('zz')) await expect(status).toContainText(en.none);
  }
  await expect(page).not.toHaveTitle('owned');
  expect((await fieldOf(page).inputValue()).length).toBeLessThanOrEqual(500);
  await fieldOf(page).fill('');
  await expect(dialogOf(page).getByRole('heading', { name: en.kinds.topic })).toBeVisible();
});

test('leaves the / key to those who type, and to those who switched it off', async ({ page }) => {
  await page.goto('/contact');
  const message = page.getByLabel(words('en').site.contactForm.message);
  await message.press('/');
  await expect(message).toHaveValue('/');
  await expect(dialogOf(page)).toBeHidden();
  await message.press('Control+k');
  await dialogOf(page).getByRole('checkbox', { name: en.slashKey }).uncheck();
  await page.keyboard.press('Escape');
  await expect(message).toBeFocused();
  await message.blur();
  await page.keyboard.press('/');
  await expect(dialogOf(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
});

test('closes by its button and by a click beside it', async ({ page }) => {
  await openSearch(page);
  await dialogOf(page).getByRole('button', { name: en.close }).click();
  await expect(dialogOf(page)).toBeHidden();
  await buttonOf(page).click();
  await expect(fieldOf(page)).toBeFocused();
  await page.mouse.click(20, 500);
  await expect(dialogOf(page)).toBeHidden();
});

test.describe('when the index does not come', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('offers another try, and the blog', async ({ page }) => {
    await page.route('**/search-index.json', (route) => route.abort());
    await openSearch(page);
    await expect(dialogOf(page).getByRole('status')).toHaveText(en.failed);
    await expect(dialogOf(page).getByRole('link', { name: en.toBlog })).toHaveAttribute(
      'href',
      '/blog',
    );
    await page.unroute('**/search-index.json');
    await dialogOf(page).getByRole('button', { name: en.retry }).click();
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.type('payload');
    await expect(dialogOf(page).locator('[data-results=found]')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('fills the screen, and the theme has moved into the menu', async ({ page }) => {
    await openSearch(page);
    expect(await dialogOf(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 844 });
    await page.keyboard.press('Escape');
    const { nav, theme } = words('en').site;
    const toggle = page.getByRole('button', { name: theme.toDark });
    await expect(toggle).toBeHidden();
    await page.getByRole('button', { name: nav.openMenu }).click();
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, search, list] of [
    ['/', en, '/search'],
    ['/pl', pl, '/pl/search'],
  ] as const) {
    test(`leads from ${path} to the list of all pages`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('banner').getByRole('link', { name: search.open, exact: true }).click();
      await expect(page).toHaveURL(list);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(search.index.title);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: search.kinds.article })).toBeVisible();
      await expect(main.getByRole('link', { name: /^What actually crosses/ })).toHaveAttribute(
        'href',
        /\/blog\/what-crosses-the-wire$/,
      );
    });
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`has no accessibility violation open, ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openSearch(page);
      const axe = () => new AxeBuilder({ page }).include('dialog').analyze();
      await expect(dialogOf(page).getByRole('heading', { name: en.kinds.topic })).toBeVisible();
      expect((await axe()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      await page.keyboard.type('testing');
      await expect(dialogOf(page).locator('mark').first()).toBeVisible();
      expect((await axe()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    });
  }
}
