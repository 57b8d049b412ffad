import { test as base, expect } from '@playwright/test';
import { mailUrl } from './addresses';

type Mail = {
  to: string;
  reply_to: string;
  subject: string;
  text: string;
  html: string;
  idempotencyKey?: string;
};

type Options = {
  /** Errors a test expects the browser to report, such as that of a request made to fail. */
  expectedErrors: RegExp[];
};

/** Every test fails when its page reports an error it did not announce. */
export const test = base.extend<Options>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await use(page);
    expect(errors.filter((text) => !expectedErrors.some((known) => known.test(text)))).toEqual([]);
  },
});

export { expect };

/** Tells the mail provider's stand-in how to answer from now on. */
export async function setMailMode(mode: string): Promise<void> {
  const answer = await fetch(`${mailUrl}/__mode`, {
    method: 'POST',
    body: JSON.stringify({ mode }),
  });
  expect(answer.status).toBe(200);
}

/** Returns the mails that reached the provider and contain `text`. */
export async function findMails(text: string): Promise<Mail[]> {
  const mails: Mail[] = await (await fetch(`${mailUrl}/__mails`)).json();
  return mails.filter((mail) => mail.text.includes(text));
}
