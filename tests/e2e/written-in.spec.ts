import { createTranslator } from 'next-intl';
import { dialogOf, openSearch, searchWords } from './support/search';
import { expect, test } from './support/test';
import { words } from './support/words';

const polish = createTranslator({ locale: 'pl', messages: words('pl') });
const english = createTranslator({ locale: 'en', messages: words('en') });

/** What readers of Polish are told of a text in English, and readers of English of one in Polish. */
const inEnglish = { lang: 'en', name: 'angielski' };
const inPolish = { lang: 'pl', name: 'Polish' };

const text = polish('site.writtenIn.text', inEnglish);

for (const [path, notice] of [
  ['/pl/blog/harbour-lights', text],
  ['/pl/case-study/berth-office', text],
  ['/pl/development/sail-check', text],
  ['/pl/workshops/charts', text],
  ['/pl/video/harbour-tour', polish('site.writtenIn.video', inEnglish)],
  ['/pl/career/deckhand', polish('site.writtenIn.job', inEnglish)],
  ['/blog/mewy-nad-portem', english('site.writtenIn.text', inPolish)],
  ['/academy/videos/set-sail', english('site.writtenIn.video', inPolish)],
  ['/academy', english('site.writtenIn.videos', inPolish)],
  ['/career/latarnik-portowy', english('site.writtenIn.job', inPolish)],
] as const) {
  test(`${path} says at its head which language it is in`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(notice)).toBeVisible();
    const other = path.startsWith('/pl/') ? path.slice(3) : `/pl${path}`;
    await page.goto(other);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(notice)).toHaveCount(0);
  });
}

/** The end of what screen readers hear at a mark, “Language: Polish”. */
const markOf = (name: string) => `: ${name}`;

test('cards and lists mark what is in another language, and nothing else', async ({ page }) => {
  for (const [path, foreign, own] of [
    ['/pl/blog', '/pl/blog/harbour-lights', '/pl/blog/tide-tables'],
    ['/pl/case-study', '/pl/case-study/berth-office', '/pl/case-study/tide-watch'],
    ['/pl/development', '/pl/development/sail-check', '/pl/development/hull-repair'],
    ['/pl/workshops', '/pl/workshops/charts', '/pl/workshops/knots'],
    ['/pl/videos', '/pl/video/harbour-tour', '/pl/video/video-o-linach'],
    ['/pl/career', '/pl/career/deckhand', '/pl/career/latarnik-portowy'],
  ] as const) {
    await page.goto(path);
    const card = (href: string) =>
      page
        .locator('li, article, .page-grid > div')
        .filter({ has: page.locator(`a[href="${href}"]`) })
        .last();
    await expect(card(foreign), `${path}: ${foreign}`).toContainText(markOf('angielski'));
    await expect(card(own), `${path}: ${own}`).not.toContainText(markOf('angielski'));
  }
});

test('the list of all pages and the results of the search mark it too', async ({ page }) => {
  await page.goto('/pl/search');
  const item = page
    .getByRole('listitem')
    .filter({ has: page.locator('a[href="/pl/blog/harbour-lights"]') });
  await expect(item).toContainText(markOf('angielski'));

  await openSearch(page, '/pl/contact', searchWords('pl').open);
  await page.keyboard.type('harbour lights');
  const hit = dialogOf(page)
    .getByRole('listitem')
    .filter({ has: page.locator('a[href="/pl/blog/harbour-lights"]') });
  await expect(hit).toContainText(markOf('angielski'));
});
