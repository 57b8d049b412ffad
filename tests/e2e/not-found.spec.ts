import { expect, test } from './support/test';
import { words } from './support/words';

test.use({ expectedErrors: [/status of 404/] });

const unknown = [
  ['en', '/nothing-here'],
  ['en', '/blog/nothing-here'],
  ['en', '/a/b/c/d/e'],
  ['en', '/nothing.txt'],
  ['en', '/api/nothing'],
  ['en', '/contact/elsewhere'],
  ['en', '/PL/blog'],
  ['en', '/unknown-address'],
  ['pl', '/pl/unknown-address'],
  ['en', '/_next/blog'],
  ['pl', '/pl/nothing-here'],
  ['pl', '/pl/blog/nothing-here'],
  ['pl', '/pl/a/b/c'],
] as const;

for (const [locale, path] of unknown) {
  test(`answers ${path} with the site's own 404`, async ({ page }) => {
    const { site } = words(locale);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByText(site.notFound.exclamation)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.notFound.title);
    const home = locale === 'en' ? '/' : '/pl';
    for (const name of [site.notFound.goBack, site.notFound.goHome]) {
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute(
        'href',
        home,
      );
    }
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('says the specification’s words in English', async ({ page }) => {
  await page.goto('/nothing-here');
  for (const text of ['Oh ! no', 'Page Not Found', 'Go Back', 'Go To Home']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [locale, path] of [
    ['en', '/blog/nothing-here'],
    ['pl', '/pl/nothing-here'],
  ] as const) {
    test(`shows ${path} whole, in its language`, async ({ page }) => {
      const { site } = words(locale);
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.notFound.title);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
});
