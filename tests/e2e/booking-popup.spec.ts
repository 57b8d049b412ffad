import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { serveCalendar } from '../mocks/calendly/stand-in';
import { expectAccessible } from './support/accessibility';
import { bookingWords, notificationOf, recordNotifications } from './support/booking';
import { expect, isolatedTest as test } from './support/test';
import { words as siteWords } from './support/words';

const words = bookingWords('en');
const workshops: { book: string } = JSON.parse(readFileSync('messages/en/workshops.json', 'utf8'));
const service = '/development/hull-repair';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: words.widget.popup });
const badgeOf = (page: Page) => page.getByRole('complementary', { name: words.badge.label });
const heroButton = (page: Page) =>
  page.locator('main header').getByRole('button', { name: workshops.book });

test.describe('the popup of the workshops', () => {
  test.beforeEach(async ({ page }) => {
    await serveCalendar(page);
  });

  test('opens over the page with a titled calendar and tells the team', async ({ page }) => {
    const sent = await recordNotifications(page);
    await page.goto('/workshops');
    await heroButton(page).click();
    const frame = dialogOf(page).getByTitle(words.widget.frame);
    await expect(frame).toBeVisible();
    expect(await frame.boundingBox()).toMatchObject({ height: 630 });
    const { note, more } = siteWords('en').legal.calendar;
    await expect(dialogOf(page)).toContainText(note);
    await expect(dialogOf(page).getByRole('link', { name: more })).toHaveAttribute(
      'href',
      '/legal/cookies',
    );
    await expect.poll(() => sent).toEqual([notificationOf('CALENDLY_CALL_VIEWED')]);
    await dialogOf(page).frameLocator('iframe').getByText('Schedule event').click();
    await expect(dialogOf(page).getByText(words.widget.booked)).toBeVisible();
  });

  test('is as wide as a page of 320 pixels and stays inside it', async ({ page }) => {
    await recordNotifications(page);
    await page.setViewportSize({ width: 320, height: 480 });
    await page.goto('/workshops');
    await heroButton(page).click();
    const frame = dialogOf(page).getByTitle(words.widget.frame);
    await expect(frame).toBeVisible();
    expect(await frame.boundingBox()).toMatchObject({ x: 0, width: 320 });
    const box = await dialogOf(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(480);
    await expect(page.getByRole('button', { name: words.widget.close })).toBeInViewport({
      ratio: 1,
    });
  });

  for (const [way, close] of Object.entries({
    'its button': (page: Page) =>
      dialogOf(page).getByRole('button', { name: words.widget.close }).click(),
    Escape: (page: Page) => page.keyboard.press('Escape'),
    'a click beside it': (page: Page) => page.mouse.click(5, 5),
  })) {
    test(`closes by ${way} and gives the focus back`, {
      tag: way === 'Escape' ? '@quick' : [],
    }, async ({ page }) => {
      await recordNotifications(page);
      await page.goto('/workshops');
      await heroButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(dialogOf(page).getByTitle(words.widget.frame)).toBeVisible();
      await expect(dialogOf(page).getByRole('button', { name: words.widget.close })).toBeFocused();
      await close(page);
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(heroButton(page)).toBeFocused();
    });
  }

  test('keeps keyboard and scrolling inside while it is open', { tag: '@quick' }, async ({
    page,
  }) => {
    await recordNotifications(page);
    await page.goto('/workshops');
    await heroButton(page).click();
    await expect(dialogOf(page).getByTitle(words.widget.frame)).toBeVisible();
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isOutside).toBe(false);
    }
    await page.mouse.move(10, 10);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(300); // long enough for a wheel to have moved the page
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('opens anew each time it is asked to', async ({ page }) => {
    const sent = await recordNotifications(page);
    await page.goto('/workshops');
    for (const count of [1, 2]) {
      await heroButton(page).click();
      await expect.poll(() => sent).toHaveLength(count);
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toHaveCount(0);
    }
  });

  test('has no accessibility violation', async ({ page }) => {
    await recordNotifications(page);
    await page.goto('/workshops');
    await heroButton(page).click();
    await expect(dialogOf(page).getByTitle(words.widget.frame)).toBeVisible();
    await expectAccessible(page, 'dialog');
  });
});

test.describe('the badge', () => {
  test('floats at the bottom right, opens the popup, and leaves the form free', async ({
    page,
  }) => {
    await recordNotifications(page);
    await serveCalendar(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(service);
    const book = badgeOf(page).getByRole('button', { name: words.badge.book });
    await expect(book).toBeInViewport({ ratio: 1 });
    const box = await book.boundingBox();
    expect(box?.x).toBeGreaterThan(900);
    expect(box?.y).toBeGreaterThan(780);
    await book.click();
    await expect(dialogOf(page).getByTitle(words.widget.frame)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('#contact').getByRole('button').scrollIntoViewIfNeeded();
    await page.locator('footer').scrollIntoViewIfNeeded();
    const end = await book.boundingBox();
    const form = await page.locator('#contact').boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(form?.y ?? 0);
  });

  test('can be sent away, on this page and the next', async ({ page }) => {
    await page.goto(service);
    await badgeOf(page).getByRole('button', { name: words.badge.close }).click();
    await expect(badgeOf(page)).toHaveCount(0);
    await page.goto('/development/sail-check');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(badgeOf(page)).toHaveCount(0);
  });

  test('is absent on phones', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(service);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(badgeOf(page)).toBeHidden();
  });
});
