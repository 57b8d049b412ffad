import type { Page, Request } from '@playwright/test';
import {
  answerFirst,
  fillForm,
  notePosts,
  parts,
  sendInVain,
  sendLikeAPerson,
  sendMessage,
  waitLikeAPerson,
} from './support/contact-form';
import { acceptMails, expect, findMails, refuseMails, isolatedTest as test } from './support/test';
import { words } from './support/words';

const form = words('en').site.contactForm;
const { resending } = form;

test.use({
  expectedErrors: /status of (400|422|502|503)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
});

const idsOf = (posts: Request[]) => posts.map((post) => post.headers()['idempotency-key']);

test('is sent again by itself when the server is back, and arrives once', async ({ page }) => {
  const shown = parts(page);
  const text = `Server down ${Date.now()}`;
  const posts = notePosts(page);
  await answerFirst(page, 1, 503, 1);
  await sendMessage(page, text);
  await expect(shown.status).toHaveText(form.sent);
  await expect(shown.message).toBeHidden();
  expect(await findMails(text)).toHaveLength(1);
  expect(posts.map((post) => post.postData())).toEqual(Array(2).fill(posts[0]?.postData()));
  expect(new Set(idsOf(posts)).size).toBe(1);
});

test('follows the time that the site itself names', async ({ page }) => {
  const shown = parts(page);
  const text = `Provider down ${Date.now()}`;
  await refuseMails(text);
  await page.clock.install();
  await sendInVain(page, text);
  const posts = notePosts(page);
  await acceptMails(text);
  await page.clock.fastForward(20_000);
  await expect(shown.timer).toHaveText(/in \d+ seconds$/);
  expect(posts).toEqual([]);
  await page.clock.fastForward(20_000);
  await expect(shown.status).toHaveText(form.sent);
  expect(await findMails(text)).toHaveLength(1);
});

test('is sent at once when the browser is online again', async ({ page, context }) => {
  const shown = parts(page);
  const text = `Offline ${Date.now()}`;
  await page.goto('/contact');
  await fillForm(page, text);
  await waitLikeAPerson(page);
  // The code that sends is the last script to come; without that code, the browser posts the form.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await shown.send.click();
  await expect(shown.status).toHaveText(resending.waiting);
  await expect(shown.failure).toBeVisible();
  await context.setOffline(false);
  await expect(shown.status).toHaveText(form.sent, { timeout: 10_000 });
  expect(await findMails(text)).toHaveLength(1);
});

test('has a new id with another text only, also after a reload', async ({ page }) => {
  const shown = parts(page);
  const text = `Ids ${Date.now()}`;
  const posts = notePosts(page);
  await answerFirst(page, 4, 503);
  await sendInVain(page, text);
  await shown.sendNow.click();
  await expect.poll(() => posts.length).toBe(2);
  await page.reload();
  await expect(shown.stop).toBeVisible();
  await shown.send.click();
  await expect.poll(() => posts.length).toBe(3);
  await shown.message.fill(`${text}, changed`);
  await page.reload();
  await expect(shown.message).toHaveValue(`${text}, changed`);
  await shown.send.click();
  await expect.poll(() => posts.length).toBe(4);
  const [first, second, third, fourth] = idsOf(posts);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

test('takes a new id when its own belongs to another text', async ({ page }) => {
  const shown = parts(page);
  const text = `Two tabs ${Date.now()}`;
  const posts = notePosts(page);
  await answerFirst(page, 1, 422);
  await sendMessage(page, text);
  await expect(shown.status).toHaveText(form.sent);
  expect(new Set(idsOf(posts)).size).toBe(2);
  expect(await findMails(text)).toHaveLength(1);
});

test('is not sent again when it is refused for what it says', async ({ page }) => {
  const shown = parts(page);
  await page.clock.install();
  const posts = notePosts(page);
  await page.goto('/contact');
  await sendLikeAPerson(page);
  await expect(page.getByLabel(form.email)).toHaveAccessibleDescription(form.hints.required);
  await expect(shown.status).toBeEmpty();
  await page.clock.fastForward(3_600_000);
  expect(posts).toHaveLength(1);
});

for (const [what, kept] of [
  ['anything', '{"typed":{"message":["x"]},"sent":{"id":7},"wait":{"since":"now","dueAt":1e999}}'],
  ['nothing that can be read', null],
] as const) {
  test(`works where the browser’s storage holds ${what}`, async ({ page }) => {
    const shown = parts(page);
    const text = `Storage ${Date.now()}`;
    await page.addInitScript((value) => {
      if (value !== null) sessionStorage.setItem('contact-draft:/contact', value);
      else {
        const refuse = () => {
          throw new DOMException('forbidden', 'SecurityError');
        };
        Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse });
      }
    }, kept);
    await answerFirst(page, 1, 503, 1);
    await sendMessage(page, text);
    await expect(shown.status).toHaveText(form.sent);
    expect(await findMails(text)).toHaveLength(1);
  });
}

/** Refuses the script that sends messages, so many times. */
async function refuseSender(page: Page, times: number): Promise<void> {
  const sender = page.waitForResponse(
    async (answer) =>
      answer.url().endsWith('.js') && (await answer.text()).includes('Idempotency-Key'),
  );
  await page.goto('/contact');
  await page.route((await sender).url(), (route) => route.abort(), { times });
}

test('is sent where the code that sends comes only at the second time', async ({ page }) => {
  const text = `Late sender ${Date.now()}`;
  await refuseSender(page, 1);
  await sendMessage(page, text);
  await expect(page.getByRole('status')).toHaveText(form.sent);
  await expect(page).toHaveURL('/contact');
  expect(await findMails(text)).toHaveLength(1);
});

test('is posted by the browser itself where that code never comes', async ({ page }) => {
  const text = `No sender ${Date.now()}`;
  await refuseSender(page, 100);
  await sendMessage(page, text);
  await expect(page).toHaveURL('/contact/sent');
  await expect(page.getByText(form.sent)).toBeVisible();
  expect(await findMails(text)).toHaveLength(1);
});
