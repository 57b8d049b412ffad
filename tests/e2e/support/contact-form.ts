import { expect, type Page, type Request } from '@playwright/test';
import { company } from '@/site/company';
import { quickestFillMs } from '@/site/limits';
import { awaitTaken } from './walk';
import { words } from './words';

const form = words('en').site.contactForm;

/** Fills in an English contact form. */
export async function fillForm(page: Page, message: string): Promise<void> {
  await page.getByLabel(form.email).fill('anna@example.com');
  await page.getByLabel(form.phone).fill('+48 58 000 00 00');
  await page.getByLabel(form.message).fill(message);
}

/**
 * Waits until React has taken the form over, and a message no longer looks machine-made by its speed. A form sent before
 * that is posted by the browser, as without scripts.
 */
export async function waitLikeAPerson(page: Page): Promise<void> {
  await awaitTaken(page.locator('form[action="/api/message"]'));
  await page.waitForFunction((ms) => performance.now() > ms, quickestFillMs);
}

/** Waits as long as a person needs, then presses the form's button. */
export async function sendLikeAPerson(page: Page, button = form.send): Promise<void> {
  await waitLikeAPerson(page);
  await page.getByRole('button', { name: button }).click();
}

export const messageApi = '**/api/message';

/** Notes every post of a message. */
export function notePosts(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/message') posts.push(request);
  });
  return posts;
}

/** Answers the first posts of a page in the server's place, and lets the others through. */
export async function answerFirst(page: Page, times: number, status: number, seconds = 600) {
  const headers = { 'retry-after': String(seconds) };
  await page.route(messageApi, (route) => route.fulfill({ status, headers, json: { ok: false } }), {
    times,
  });
}

/** Fills in and sends the form of the contact page. */
export async function sendMessage(page: Page, text: string): Promise<void> {
  await page.goto('/contact');
  await fillForm(page, text);
  await sendLikeAPerson(page);
}

/** The same, where the message cannot arrive and then waits. */
export async function sendInVain(page: Page, text: string): Promise<void> {
  await sendMessage(page, text);
  await expect(page.getByRole('status')).toHaveText(form.resending.waiting);
}

/** The parts of a form whose message has not arrived. */
export const parts = (page: Page) => ({
  failure: page.getByRole('alert').filter({ hasText: form.failed }),
  status: page.getByRole('status'),
  timer: page.getByRole('timer'),
  sendNow: page.getByRole('button', { name: form.resending.now }),
  stop: page.getByRole('button', { name: form.resending.stop }),
  message: page.getByLabel(form.message),
  send: page.getByRole('button', { name: form.send }),
});

/** The address of a mail to the agency that has this text. */
export const mailWith = (text: string, subject = form.mailSubject) =>
  `mailto:${company.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
