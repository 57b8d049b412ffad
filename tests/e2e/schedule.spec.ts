import { serveCalendar } from '../mocks/calendly/stand-in';
import {
  askForCalendar,
  bookingWords,
  holdBack,
  openSchedule,
  recordNotifications,
} from './support/booking';
import { expect, isolatedTest as test } from './support/test';
import { words as siteWords } from './support/words';

const words = bookingWords('en');
const calendar = words.widget.frame;

test.describe('the calendar', () => {
  test('asks first, says whose it is, and leaves the provider alone until then', async ({
    page,
  }) => {
    const asked = await serveCalendar(page);
    const { title, more, show } = siteWords('en').legal.calendar;
    await page.goto('/schedule');
    await page.waitForLoadState('networkidle');
    const question = page.getByRole('main').getByRole('heading', { name: title });
    await expect(question).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: more })).toHaveAttribute(
      'href',
      '/legal/cookies',
    );
    await expect(page.locator('iframe, link[href*="calendly.com"]')).toHaveCount(0);
    expect(asked).toEqual([]);
    await recordNotifications(page);
    const agenda = page.getByRole('heading', { name: words.agenda.title });
    const top = () => agenda.evaluate((one) => one.getBoundingClientRect().top + scrollY);
    const before = await top();
    await page.getByRole('button', { name: show }).press('Enter');
    await expect(page.getByTitle(calendar)).toBeVisible();
    await expect(question).toBeHidden();
    expect(asked).toHaveLength(1);
    // Nothing below moves, and the focus is where the calendar came.
    expect(await top()).toBe(before);
    expect(
      await page.getByTitle(calendar).evaluate((frame) => document.activeElement?.contains(frame)),
    ).toBe(true);
  });

  test('turns a spinner until its frame has loaded, then is 700 pixels tall and as wide as the page', async ({
    page,
  }) => {
    const hold = holdBack();
    await recordNotifications(page);
    const asked = await serveCalendar(page, { after: hold.promise });
    await page.goto('/schedule', { waitUntil: 'domcontentloaded' });
    await askForCalendar(page);
    await expect(page.getByText(words.widget.loading)).toBeAttached();
    await expect(page.getByTitle(calendar)).toBeHidden();
    hold.resolve();
    await expect(page.getByTitle(calendar)).toBeVisible();
    await expect(page.getByText(words.widget.loading)).toBeHidden();
    expect(await page.getByTitle(calendar).boundingBox()).toMatchObject({
      x: 0,
      width: await page.evaluate(() => document.documentElement.clientWidth),
      height: 700,
    });
    expect(asked).toHaveLength(1);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`takes the page’s colours, ${colorScheme}, and keeps the provider’s notice about cookies`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await recordNotifications(page);
      const [asked] = await openSchedule(page);
      expect(asked?.pathname).toBe('/amberline-example/30min');
      expect(asked?.searchParams.has('hide_gdpr_banner')).toBe(false);
      const ground = asked?.searchParams.get('background_color') ?? '';
      expect(ground).toMatch(/^[\da-f]{6}$/);
      const isDark = Number.parseInt(ground.slice(0, 2), 16) < 0x80;
      expect(isDark).toBe(colorScheme === 'dark');
    });
  }

  test('is the one place where the provider’s code is loaded', async ({ page }) => {
    const asked = await serveCalendar(page);
    await page.goto('/workshops');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await page.locator('style', { hasText: 'calendly' }).count()).toBe(0);
  });
});
