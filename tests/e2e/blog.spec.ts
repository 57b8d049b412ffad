import { siteUrl } from './support/addresses';
import { expect, isolatedTest, test } from './support/test';
import { words } from './support/words';

const { blog } = words('en').site;
const article = '/blog/harbour-lights';

test('lists the articles as cards that lead to them', async ({ page }) => {
  await page.goto('/blog');
  const cards = page.getByRole('main').getByRole('article');
  expect(await cards.count()).toBe(3);
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading', { level: 2 })).not.toBeEmpty();
    await expect(card.getByRole('link', { name: blog.readMore })).toBeVisible();
    await expect(card.locator('img')).toHaveCount(1);
  }
  const title = await cards.first().getByRole('heading').textContent();
  await cards.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('sets an article with contents, code, table, author and the way on', {
  tag: '@quick',
}, async ({ page }) => {
  await page.goto(article);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('.code-block .tok-keyword').first()).toBeVisible();
  await expect(page.getByRole('region', { name: blog.author })).toContainText('Zofia Łozińska');
  const contents = page.getByRole('navigation', { name: blog.contents });
  const first = contents.getByRole('link').first();
  await first.click();
  const id = (await first.getAttribute('href'))?.slice(1) ?? '';
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await expect(first).toHaveAttribute('aria-current', 'true');
  const leapTo = (top: number) =>
    page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await leapTo(100_000);
  await expect(contents.getByRole('link').last()).toHaveAttribute('aria-current', 'true');
  await leapTo(0);
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
  await expect(
    page.getByRole('navigation', { name: blog.articleNavigation }).getByRole('link'),
  ).not.toHaveCount(0);
  await expect(page.getByRole('heading', { name: blog.related })).toBeVisible();
});

isolatedTest.describe('with a clipboard', () => {
  isolatedTest.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  isolatedTest('copies a block of code by keyboard, and says so', async ({ page }) => {
    await page.goto(article);
    const block = page.locator('.code-block').first();
    await block.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(block.getByRole('button', { name: blog.copied })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await block.locator('pre').textContent());
  });

  isolatedTest('copies the address of an article on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(article);
    await page.getByRole('button', { name: blog.copyLink }).click();
    await expect(page.getByRole('button', { name: blog.copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${siteUrl}${article}`);
  });
});

isolatedTest.describe('without scripts', () => {
  isolatedTest.use({ javaScriptEnabled: false });

  isolatedTest('offers nothing that would need one', async ({ page }) => {
    await page.goto(article);
    await expect(page.locator('.code-block').first()).toBeVisible();
    await expect(page.locator('.code-block button').first()).toBeHidden();
    await expect(page.getByRole('button', { name: blog.copyLink })).toBeHidden();
  });
});

test('offers networks to share on from medium screens up only', async ({ page }) => {
  await page.goto(article);
  const share = page.getByRole('link', { name: blog.shareOn.replace('{network}', 'facebook') });
  await page.setViewportSize({ width: 820, height: 900 });
  await expect(share).toBeVisible();
  await expect(share).toHaveAttribute('href', /facebook\.com.*harbour-lights/);
  await expect(
    page.getByRole('link', { name: blog.shareOn.replace('{network}', 'twitter') }),
  ).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(share).toBeHidden();
});

test('shows an English article under /pl as English, canonical to the original', {
  tag: '@quick',
}, async ({ page }) => {
  await page.goto(`/pl${article}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.locator('.prose')).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${siteUrl}${article}`);
});

test('serves the feed with the published articles', async ({ request }) => {
  const response = await request.get('/feed.xml');
  expect(response.headers()['content-type']).toContain('rss');
  expect(await response.text()).toContain(`${siteUrl}${article}`);
});
