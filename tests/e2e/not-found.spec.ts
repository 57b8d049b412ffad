import { wantedPages } from '@/site/nav';
import { fieldOf } from './support/search';
import { expect, isolatedTest, test } from './support/test';
import { words } from './support/words';

test.use({ expectedErrors: /status of 404/ });

const unknown = {
  en: [
    '/nothing-here',
    '/blog/nothing-here',
    '/a/b/c/d/e',
    '/nothing.txt',
    '/api/nothing',
    '/contact/elsewhere',
    '/PL/blog',
    '/unknown-address',
    '/_next/blog',
    '/blog/page/999',
    '/blog/tags/nothing-here/page/2',
    '/case-study/kind/nothing-here/page/2',
  ],
  pl: [
    '/pl/nothing-here',
    '/pl/blog/nothing-here',
    '/pl/a/b/c',
    '/pl/unknown-address',
    '/pl/blog/page/999',
    '/pl/blog/tags/nothing-here/page/2',
  ],
};

for (const locale of ['en', 'pl'] as const) {
  test(`answers unknown addresses with the site's own 404, ${locale}`, async ({ page }) => {
    const { site } = words(locale);
    for (const path of unknown[locale]) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        expect(response?.headers()['cache-control']).toBe('no-store');
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.getByText(site.notFound.exclamation)).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.notFound.title);
        const home = locale === 'en' ? '/' : '/pl';
        for (const name of [site.notFound.goBack, site.notFound.goHome]) {
          const link = page.getByRole('main').getByRole('link', { name });
          await expect(link).toHaveAttribute('href', home);
        }
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
      });
    }
  });
}

test('says the specification’s words in English', async ({ page }) => {
  await page.goto('/nothing-here');
  for (const text of ['Oh ! no', 'Page Not Found', 'Go Back', 'Go To Home']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
});

test('offers the search and the pages asked for most', async ({ page }) => {
  const { nav, notFound } = words('en').site;
  await page.goto('/nothing-here');
  const wanted = page.getByRole('navigation', { name: notFound.wanted }).getByRole('link');
  await expect(wanted.filter({ visible: true })).toHaveText(wantedPages.map(({ key }) => nav[key]));
  await page.getByRole('main').getByRole('button').click();
  await expect(fieldOf(page)).toBeFocused();
});

isolatedTest.describe('without JavaScript', () => {
  isolatedTest.use({ javaScriptEnabled: false });

  for (const [locale, path] of [
    ['en', '/blog/nothing-here'],
    ['pl', '/pl/nothing-here'],
    ['pl', '/pl/blog/tags/nothing-here/page/2'],
  ] as const) {
    isolatedTest(`shows ${path} whole, in its language`, { tag: '@quick' }, async ({ page }) => {
      const { site } = words(locale);
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.notFound.title);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
});
