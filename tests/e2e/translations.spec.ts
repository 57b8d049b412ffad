import { siteUrl } from './support/addresses';
import { expect, test } from './support/test';

const service = '/development/hull-repair';

/** A word of one letter that a line could end with. */
const looseWord = /(?:^|\s)[aiouwz] \S/i;

test('shows a service in Polish under its own address, tied to the English one', {
  tag: '@quick',
}, async ({ page }) => {
  await page.goto(service);
  const english = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goto(`/pl${service}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(english ?? '');
  await expect(page.locator('.prose')).toHaveAttribute('lang', 'pl');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${siteUrl}/pl${service}`,
  );
  await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', `${siteUrl}${service}`);
});

test('lets no line of a Polish page end in a word of one letter', { tag: '@quick' }, async ({
  page,
}) => {
  await page.goto(`/pl${service}`);
  for (const part of ['header h1', '#elements', '.prose', '#faq']) {
    const text = await page
      .locator(`main ${part}`)
      .first()
      .evaluate((node) => node.textContent);
    expect(text).toMatch(/[aiouwz]\u00a0\S/i);
    expect(text).not.toMatch(looseWord);
  }
});

test('keeps the language of a reader who follows a link in a Polish text', {
  tag: '@quick',
}, async ({ page }) => {
  await page.goto(`/pl${service}`);
  await page.locator('.prose a[href="/pl/contact"]').click();
  await expect(page).toHaveURL('/pl/contact');
});

test('writes dates as each language does', async ({ page }) => {
  for (const [path, pattern] of [
    ['/blog', /^\d{1,2} [A-Z][a-z]+ \d{4}$/],
    ['/pl/blog', /^\d{1,2} \p{Ll}+ \d{4}$/u],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('main time').first()).toHaveText(pattern);
  }
});
