import { readFileSync } from 'node:fs';
import type { Frame, Page } from '@playwright/test';
import type en from '../../../messages/en/booking.json';
import { expect } from './test';

/** The words of everything about booking, from the message files themselves. */
export function bookingWords(locale: 'en' | 'pl'): typeof en {
  return JSON.parse(readFileSync(`messages/${locale}/booking.json`, 'utf8'));
}

/** Records the bodies of notifications in the order the page sends them, and answers each with a status. */
export async function recordNotifications(page: Page, status = 202): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await page.route('**/api/notifications', async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({ status, json: {} });
  });
  return bodies;
}

/** What every notification looks like, to the field. */
export const notificationOf = (eventName: string, more: object = {}) => ({
  eventName,
  eventUser: '',
  ref: '',
  type: 'IMPORTANT',
  version: '1.0.0',
  ...more,
});

/** Posts messages from a window to the page around it, one after another, as the window itself would. */
export async function post(frame: Frame | Page, ...messages: unknown[]): Promise<void> {
  await frame.evaluate((list) => {
    for (const message of list) parent.postMessage(message, '*');
  }, messages);
}

/** The calendar's own window, once it is there. */
export async function calendarFrame(page: Page): Promise<Frame> {
  const frame = await (await page.locator('main iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('The page shows no calendar');
  return frame;
}

/** Expects what stands where the calendar would: the booking page in a tab of its own, and the phone. */
export async function expectWayAround(page: Page, locale: 'en' | 'pl' = 'en'): Promise<void> {
  const words = bookingWords(locale).widget;
  // By its element: the search by text does not look into <noscript>.
  const way = page.locator('main [data-way-around]').getByRole('paragraph').first();
  await expect(way).toBeVisible();
  await expect(way).toHaveText(words.failed);
  const link = page.getByRole('link', { name: words.open });
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute('href', 'https://calendly.com/amberline-example/30min');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');
  await expect(page.locator('main a[href^="tel:"]:visible')).toHaveCount(1);
}

/** A promise that is settled by hand. */
export function holdBack(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
