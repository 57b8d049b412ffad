import { gzipSync } from 'node:zlib';
import { buttonOf, dialogOf, fieldOf, openSearch, searchWords } from './support/search';
import { expect, isolatedTest, test } from './support/test';
import { awaitScripts } from './support/walk';
import { words } from './support/words';

const en = searchWords('en');
const pl = searchWords('pl');

isolatedTest('fetches its code and its index only when it is opened', async ({ page }) => {
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
    query: 'áccèssibîlity',
    title: words('en').site.tags.accessibility,
    target: '/blog/tags/accessibility',
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
  test(`finds whatever the diacritics, by keyboard alone (${locale})`, { tag: '@quick' }, async ({
    page,
  }) => {
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

test('finds a person by the plain letters of the name', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('lozinska');
  const person = dialogOf(page).getByRole('link', { name: 'Zofia Łozińska', exact: true });
  await expect(person).toHaveAttribute('href', '/team/zofia-lozinska');
  await expect(person.locator('mark')).toHaveText('Łozińska');
});

test('opens the first result by Enter and goes on in its page', { tag: '@quick' }, async ({
  page,
}) => {
  await openSearch(page);
  await page.keyboard.type('how harbour lights work');
  // The answer to the first letters may have another page at its top.
  const first = dialogOf(page).locator('[data-results=found]').getByRole('link').first();
  await expect(first).toHaveText('How harbour lights work');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog/harbour-lights');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('harbour lights');
});

test('leads to the section that matched', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('count the flashes');
  await dialogOf(page).getByRole('link', { name: 'Count the flashes' }).click();
  await expect(page).toHaveURL('/blog/harbour-lights#count-the-flashes');
  await expect(page.getByRole('heading', { name: 'Count the flashes' })).toBeInViewport();
});

test('offers the pages asked for most before anything is typed', async ({ page }) => {
  await openSearch(page);
  const start = dialogOf(page).locator('[data-results=start]').first();
  const { pricing, schedule, caseStudies, contact } = words('en').site.nav;
  await expect(start.getByRole('link')).toHaveText([pricing, schedule, caseStudies, contact]);
});

test('finds prices by a word that the page does not use', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('how much does it cost');
  const first = dialogOf(page).locator('[data-results=found] a').first();
  await expect(first).toHaveText(words('en').site.nav.pricing);
});

test('leads to a question, which is open then', async ({ page }) => {
  await page.goto('/faq');
  const item = page.getByRole('main').locator('details').first();
  const question = ((await item.locator('summary').textContent()) ?? '').trim();
  const slug = await item.locator('p[id]').getAttribute('id');
  await openSearch(page);
  await page.keyboard.type(question);
  await dialogOf(page).getByRole('link', { name: question, exact: true }).click();
  await expect(page).toHaveURL(`/faq#${slug}`);
  await expect(item).toHaveAttribute('open');
});

test('opens from the field on its own page, and gives the focus back', async ({ page }) => {
  await page.goto('/search');
  const field = page.getByRole('main').getByRole('button', { name: en.field });
  await field.click();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
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
  await page.keyboard.type('harbour lights');
  const result = dialogOf(page)
    .getByRole('listitem')
    .filter({ hasText: 'How harbour lights work' });
  await expect(result).toHaveAttribute('lang', 'en');
});

isolatedTest(
  'leaves the / key to those who type, and to those who switched it off',
  async ({ page }) => {
    await page.goto('/contact');
    // What is typed into a field before stays there.
    await awaitScripts(page);
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
  },
);

test('opens again for a key that comes before the browser has said that it was closed', async ({
  page,
}) => {
  await openSearch(page);
  await dialogOf(page).evaluate((dialog: HTMLDialogElement) => {
    dialog.close();
    const key = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', key));
  });
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
