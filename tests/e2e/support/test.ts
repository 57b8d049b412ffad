import { test as base, type ConsoleMessage, expect, type Frame, type Page } from '@playwright/test';
import { visitedPages } from '../../run/test-report.mjs';
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
  /**
   * Errors a test expects the browser to report, for example of a request made to fail. One expression, because
   * Playwright takes a list of two for a value with its settings.
   */
  expectedErrors: RegExp | undefined;
};

/**
 * A test that looks, clicks and follows links. All such tests of a worker share one page, because going elsewhere in it
 * costs half of opening a new one. Fails when the page reports an error the test did not announce, or stores something.
 */
export const test = base.extend<Options, { keptPage: Page }>({
  expectedErrors: [undefined, { option: true }],
  keptPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await browser.newContext({ baseURL });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ keptPage: page, viewport, javaScriptEnabled, expectedErrors }, use) => {
    expect(javaScriptEnabled, 'without JavaScript only in an isolatedTest').not.toBe(false);
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
    await watch(page, expectedErrors, () => use(page));
    const kept = await page.context().storageState();
    expect(kept, 'what an isolatedTest may keep').toEqual({ cookies: [], origins: [] });
  },
});

/**
 * A test with its own browser context: for state that outlives a page (storage, intercepted requests, a stopped clock),
 * for what a cache would hide, and for settings of a whole context (no JavaScript, less motion).
 */
export const isolatedTest = base.extend<Options>({
  expectedErrors: [undefined, { option: true }],
  page: ({ page, expectedErrors }, use) => watch(page, expectedErrors, () => use(page)),
});

/** Runs a test and expects its page to report no other errors than these. */
async function watch(
  page: Page,
  expected: RegExp | undefined,
  run: () => Promise<void>,
): Promise<void> {
  const errors: string[] = [];
  const noteError = (error: Error) => errors.push(error.message);
  const noteMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(message.text());
  };
  const visited = new Set<string>();
  const noteVisit = (frame: Frame) =>
    frame === page.mainFrame() && visited.add(new URL(frame.url()).pathname);
  page.on('pageerror', noteError).on('console', noteMessage).on('framenavigated', noteVisit);
  const { goto } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (options?.waitUntil !== 'commit') await awaitWholePage(page);
    return response;
  };
  await run();
  page.goto = goto;
  page.off('pageerror', noteError).off('console', noteMessage).off('framenavigated', noteVisit);
  // `npm test -- --changed` asks which tests have a page open.
  base.info().annotations.push({ type: visitedPages, description: [...visited].join(' ') });
  expect(errors.filter((text) => !expected?.test(text))).toEqual([]);
}

export { expect };

/** Waits until a page, which shows its first screen first, is laid out to its end. */
async function awaitWholePage(page: Page): Promise<void> {
  await expect(page.locator('html[data-first-paint]')).toHaveCount(0);
}

/** Makes the mail provider's stand-in refuse every mail that contains this text (ASCII), until `acceptMails`. */
export async function refuseMails(text: string): Promise<void> {
  await setMailMode({ refuse: text });
}

/** Ends `refuseMails`. */
export async function acceptMails(text: string): Promise<void> {
  await setMailMode({ accept: text });
}

async function setMailMode(mode: Record<string, string>): Promise<void> {
  const answer = await fetch(`${mailUrl}/__mode`, { method: 'POST', body: JSON.stringify(mode) });
  expect(answer.status).toBe(200);
}

/** Returns the mails that reached the provider and contain `text`. */
export async function findMails(text: string): Promise<Mail[]> {
  const mails: Mail[] = await (await fetch(`${mailUrl}/__mails`)).json();
  return mails.filter((mail) => mail.text.includes(text));
}
