import { expectAccessible } from './support/accessibility';
import { dialogOf, fieldOf, openSearch, searchWords } from './support/search';
import { expect, isolatedTest as test } from './support/test';
import { words } from './support/words';

const en = searchWords('en');
const pl = searchWords('pl');

test('says so when nothing matches, and stays whole under hostile input', async ({ page }) => {
  await openSearch(page);
  const status = dialogOf(page).getByRole('status');
  for (const text of [
    'qqqxyz',
    '.*+?^${'.concat('}()|[]\\'),
    '😀😀',
    'zz<script>document.title="owned"</script> harbour',
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

test.describe('when the index does not come', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

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
    await page.keyboard.type('lens');
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
    const toggle = page.getByRole('banner').getByRole('button', { name: theme.toDark });
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
      await expect(main.getByRole('link', { name: /^How harbour lights/ })).toHaveAttribute(
        'href',
        /\/blog\/harbour-lights$/,
      );
    });
  }
});

test('has no accessibility violation open, empty or with results', async ({ page }) => {
  await openSearch(page);
  await expect(dialogOf(page).getByRole('heading', { name: en.kinds.topic })).toBeVisible();
  await expectAccessible(page, 'dialog');
  await page.keyboard.type('harbour');
  await expect(dialogOf(page).locator('mark').first()).toBeVisible();
  await expectAccessible(page, 'dialog');
});
