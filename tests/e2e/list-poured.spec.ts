import { expect, isolatedTest, test } from './support/test';
import { awaitTaken } from './support/walk';
import { words } from './support/words';

/** What the fixture's plan of 1,000 dollars with one request at a time says of twenty requests. */
const ends = {
  en: ['20 requests', '8–20 weeks', '$2,000–$5,000 in all, plus VAT'],
  pl: ['20 zadań', '8–20 tygodni', '2000 USD–5000 USD netto, razem'],
} as const;

for (const [locale, path] of [
  ['en', '/pricing'],
  ['pl', '/pl/pricing'],
] as const) {
  const { list } = words(locale).subscription.pricing;

  test(`${path} pours a list into each plan, by keys too`, { tag: '@quick' }, async ({ page }) => {
    await page.goto(path);
    const part = page.getByRole('region', { name: list.title });
    const slider = part.getByRole('slider', { name: list.label });
    const plan = part.getByRole('listitem').filter({ hasText: 'Dinghy' });
    const before = await plan.textContent();
    const [count, weeks, cost] = ends[locale];
    await awaitTaken(slider);
    await slider.focus();
    await page.keyboard.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(count.replace(' ', '\\s')));
    await expect(part.getByRole('status')).toHaveText(count);
    await expect(plan).toContainText(weeks);
    await expect(plan).toContainText(cost);
    expect(await plan.textContent()).not.toBe(before);
    await page.keyboard.press('ArrowLeft');
    await expect(plan).not.toContainText(weeks);
  });

  isolatedTest.describe('without JavaScript', () => {
    isolatedTest.use({ javaScriptEnabled: false });

    isolatedTest(`${path} says it of one list`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'commit' });
      const part = page.getByRole('region', { name: list.title });
      await expect(part.getByRole('status')).not.toBeEmpty();
      await expect(part.getByRole('slider')).toBeHidden();
      await expect(part.getByRole('listitem').filter({ hasText: 'Dinghy' })).toContainText(/\d/);
    });
  });
}
