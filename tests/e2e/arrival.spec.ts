import type { Page } from '@playwright/test';
import { expect, isolatedTest as test } from './support/test';

const study = '/case-study/harbour-planner';

/** How many parts of the page the browser may still leave out. */
const countWaiting = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter(
        (one) => getComputedStyle(one).contentVisibility === 'auto',
      ).length,
  );

/** Has the page arrive without ever running its scripts, as on a bad line. */
const holdScripts = (page: Page) => page.route('**/*.js', () => {});

test('what is far down waits for the scripts, then everything is as without waiting', async ({
  page,
}) => {
  let letThrough = () => {};
  const isOpen = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await isOpen;
    await route.continue();
  });
  await page.goto(study, { waitUntil: 'commit' });
  await expect(page.locator('body > footer')).toBeAttached();
  expect(await countWaiting(page)).toBeGreaterThan(5);
  letThrough();
  await expect.poll(() => countWaiting(page)).toBe(0);
  const arrived = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.reload();
  expect(await countWaiting(page)).toBe(0);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(arrived);
});

test('the first key lays everything out, scripts or not', async ({ page }) => {
  await holdScripts(page);
  await page.goto(study, { waitUntil: 'commit' });
  await expect(page.locator('body > footer')).toBeAttached();
  expect(await countWaiting(page)).toBeGreaterThan(5);
  await page.keyboard.press('Tab');
  expect(await countWaiting(page)).toBe(0);
});

for (const [address, place] of [
  ['/#process', '#process'],
  [
    `${study}#:~:text=${encodeURIComponent('There was a large sheet of')}`,
    'text=There was a large',
  ],
] as const) {
  test(`${address} is laid out at once`, async ({ page }) => {
    await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('body > footer')).toBeAttached();
    expect(await countWaiting(page)).toBe(0);
    await expect(page.locator(place).last()).toBeInViewport();
  });
}
