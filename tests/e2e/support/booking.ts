import { readFileSync } from 'node:fs';
import type { Frame, Page } from '@playwright/test';
import type en from '../../../messages/en/booking.json';
import { serveCalendar } from '../../mocks/calendly/stand-in';
import { expect } from './test';
import { words as siteWords } from './words';

/** Returns the messages about booking in a language. */
export function bookingWords(locale: 'en' | 'pl'): typeof en {
  return JSON.parse(readFileSync(`messages/${locale}/booking.json`, 'utf8'));
}

/** Asks for the calendar on the booking page, which loads nothing of it before. */
export async function askForCalendar(page: Page, locale: 'en' | 'pl' = 'en'): Promise<void> {
  const { show } = siteWords(locale).legal.calendar;
  await page.getByRole('main').getByRole('button', { name: show }).click();
}

/** Records the bodies of notifications in the order they are sent, and answers each with a status. */
export async function recordNotifications(page: Page, status = 202): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await page.route('**/api/notifications', async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({ status, json: {} });
  });
  return bodies;
}

/** Returns a whole notification, with every field. */
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

/** Returns the frame of the calendar, once it is there. */
export async function calendarFrame(page: Page): Promise<Frame> {
  const frame = await (await page.locator('main iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('The page shows no calendar');
  return frame;
}

/** Expects the fallback of the calendar: a link to the booking page in its own tab, and the phone. */
export async function expectWayAround(page: Page, locale: 'en' | 'pl' = 'en'): Promise<void> {
  const words = bookingWords(locale).widget;
  // Located by element, because searches by text do not look into <noscript>.
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

/** Returns a promise and the function that resolves it. */
export function holdBack(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** Opens the booking page and asks for its calendar, which the stand-in serves. */
export async function openSchedule(page: Page): Promise<URL[]> {
  const asked = await serveCalendar(page);
  await page.goto('/schedule');
  await askForCalendar(page);
  await expect(page.getByTitle(bookingWords('en').widget.frame)).toBeVisible();
  return asked;
}
