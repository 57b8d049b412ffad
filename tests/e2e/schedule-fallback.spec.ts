import { serveCalendar } from '../mocks/calendly/stand-in';
import { expectAccessible } from './support/accessibility';
import {
  askForCalendar,
  bookingWords,
  expectWayAround,
  holdBack,
  recordNotifications,
} from './support/booking';
import { expect, isolatedTest as test } from './support/test';

const words = bookingWords('en').widget;
const patience = 8000;

test('a calendar that is late gives way to a link and the phone, and comes after all', async ({
  page,
}) => {
  const hold = holdBack();
  const sent = await recordNotifications(page);
  await serveCalendar(page, { after: hold.promise });
  await page.clock.install();
  await page.goto('/schedule', { waitUntil: 'domcontentloaded' });
  await askForCalendar(page);
  await expect(page.getByTitle(words.frame)).toBeAttached();
  await page.clock.fastForward(patience);
  await expectWayAround(page);
  await expect(page.getByText(words.loading)).toBeHidden();
  expect(sent).toEqual([]);
  hold.resolve();
  await expect(page.getByTitle(words.frame)).toBeVisible();
  await expect(page.getByText(words.failed)).toBeHidden();
  await expect.poll(() => sent).toHaveLength(1);
});

test('a frame that loads but never speaks is not taken for the calendar', async ({ page }) => {
  await serveCalendar(page, { isSilent: true });
  await page.clock.install();
  await page.goto('/schedule', { waitUntil: 'load' });
  await askForCalendar(page);
  await expect(page.getByTitle(words.frame)).toBeAttached();
  await expect(page.getByText(words.loading)).toBeVisible();
  await expect(page.getByTitle(words.frame)).toBeHidden();
  // Its load may come before the first or after it, and patience then begins anew.
  await page.clock.fastForward(patience);
  await page.clock.fastForward(patience);
  await expectWayAround(page);
  await expect(page.getByTitle(words.frame)).toBeHidden();
});

test.describe('blocked', () => {
  test.use({ expectedErrors: /ERR_BLOCKED_BY_CLIENT|ERR_FAILED/ });

  test('the calendar gives way to a link and the phone', async ({ page }) => {
    await serveCalendar(page, { isBlocked: true });
    await page.clock.install();
    await page.goto('/pl/schedule');
    await askForCalendar(page, 'pl');
    const { frame, loading } = bookingWords('pl').widget;
    await expect(page.getByTitle(frame)).toBeAttached();
    // Instead of the browser's own error page, which would stand there until patience is over.
    await expect(page.getByText(loading)).toBeVisible();
    await expect(page.getByTitle(frame)).toBeHidden();
    // The error page may count as loaded or not, and patience then begins anew.
    await page.clock.fastForward(patience);
    await page.clock.fastForward(patience);
    await expectWayAround(page, 'pl');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page offers the link and the phone, and no spinner', async ({ page }) => {
    const asked = await serveCalendar(page);
    await page.goto('/schedule');
    await expectWayAround(page);
    await expect(page.getByText(words.loading)).toBeHidden();
    await expect(
      page.getByRole('listitem').filter({ hasText: bookingWords('en').agenda.steps.ask.text }),
    ).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('the buttons of other pages lead to it', async ({ page }) => {
    await page.goto('/pl/workshops');
    await expect(page.locator('main header').locator('a[href="/pl/schedule"]')).toBeVisible();
    await page.goto('/development/hull-repair');
    const badge = page.getByRole('complementary', { name: bookingWords('en').badge.label });
    await expect(badge.getByRole('link')).toHaveAttribute('href', '/schedule');
    await expect(badge.getByRole('button')).toHaveCount(0);
  });
});

for (const path of ['/schedule', '/pl/schedule']) {
  test(`${path} has no accessibility violation`, async ({ page }) => {
    await recordNotifications(page);
    await serveCalendar(page);
    await page.goto(path);
    await expectAccessible(page);
    await askForCalendar(page, path.startsWith('/pl') ? 'pl' : 'en');
    await expect(page.locator('main iframe')).toBeVisible();
    await expectAccessible(page);
  });
}
