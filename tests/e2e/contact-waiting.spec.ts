import { expectAccessible } from './support/accessibility';
import {
  answerFirst,
  messageApi,
  notePosts,
  parts,
  sendInVain,
  sendLikeAPerson,
} from './support/contact-form';
import { expect, findMails, isolatedTest as test } from './support/test';
import { words } from './support/words';

const form = words('en').site.contactForm;
const { resending } = form;

test.use({ expectedErrors: /status of 503/ });

test('goes on after a reload, before which the browser asks', async ({ page }) => {
  const shown = parts(page);
  const text = `Reloaded ${Date.now()}`;
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.clock.install();
  const posts = notePosts(page);
  await answerFirst(page, 1, 503, 60);
  await sendInVain(page, text);
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(shown.failure).toBeVisible();
  await expect(shown.message).toHaveValue(text);
  await expect(shown.status).toHaveText(resending.waiting);
  expect(posts).toHaveLength(1);
  await page.clock.fastForward(80_000);
  await expect(shown.status).toHaveText(form.sent);
  expect(await findMails(text)).toHaveLength(1);
  await page.reload();
  expect(asked).toHaveLength(1);
  await expect(shown.message).toHaveValue('');
});

test('is kept, and no longer sent by itself, when the visitor stops it', async ({ page }) => {
  const shown = parts(page);
  const text = `Stopped ${Date.now()}`;
  await page.clock.install();
  await answerFirst(page, 1, 503, 60);
  await sendInVain(page, text);
  const posts = notePosts(page);
  await shown.stop.click();
  await expect(shown.status).toHaveText(resending.stopped);
  await expect(shown.status).toBeFocused();
  await expect(shown.failure).toBeVisible();
  await expect(shown.timer).toHaveCount(0);
  await expect(shown.message).toHaveValue(text);
  await page.clock.fastForward(3_600_000);
  expect(posts).toEqual([]);
  await shown.send.click();
  await expect(shown.status).toHaveText(form.sent);
});

test('is the visitor’s again as soon as the text is edited', async ({ page }) => {
  const shown = parts(page);
  const text = `Edited ${Date.now()}`;
  await page.clock.install();
  const posts = notePosts(page);
  await answerFirst(page, 1, 503, 60);
  await sendInVain(page, text);
  await shown.message.press('End');
  await shown.message.pressSequentially(', and more');
  await expect(shown.status).toHaveText(resending.edited);
  await expect(shown.message).toBeFocused();
  await page.clock.fastForward(3_600_000);
  expect(posts).toHaveLength(1);
  await shown.send.click();
  await expect(shown.status).toHaveText(form.sent);
  const [mail, ...others] = await findMails(text);
  expect(others).toEqual([]);
  expect(mail?.text).toContain(`${text}, and more`);
});

test('is told once, with a time that is only read on demand, and takes no focus', async ({
  page,
}) => {
  const shown = parts(page);
  const text = `Read out ${Date.now()}`;
  await page.clock.install();
  await answerFirst(page, 2, 503, 60);
  await sendInVain(page, text);
  await expect(shown.send).toBeFocused();
  await expect(shown.timer).toHaveText(/^Next attempt in (?:\d+ seconds|2 minutes)$/);
  const status = shown.status;
  await expect(status.getByRole('timer').or(status.getByRole('button'))).toHaveCount(0);
  // The live region must not change while the page sends by itself: each change would be read out.
  await status.evaluate((element) => {
    const note = () => element.setAttribute('data-changed', '');
    const all = { childList: true, characterData: true, subtree: true };
    new MutationObserver(note).observe(element, all);
  });
  const answer = page.waitForResponse(messageApi);
  await page.clock.fastForward(80_000);
  await answer;
  await expect(shown.timer).toHaveText(/in [23] minutes$/);
  await expect(status).not.toHaveAttribute('data-changed');
  const elsewhere = page.getByRole('banner').getByRole('link').first();
  await elsewhere.focus();
  await page.clock.fastForward(160_000);
  await expect(status).toHaveText(form.sent);
  await expect(status).toHaveAttribute('data-changed');
  await expect(elsewhere).toBeFocused();
});

test('keeps the focus: on ‘Send now’ while it waits, on the thanks after that', async ({
  page,
}) => {
  const shown = parts(page);
  const text = `Focus ${Date.now()}`;
  await page.clock.install();
  await answerFirst(page, 2, 503, 60);
  await sendInVain(page, text);
  const answer = page.waitForResponse(messageApi);
  await shown.sendNow.click();
  await answer;
  await expect(shown.timer).toHaveText(/^Next attempt/);
  await expect(shown.sendNow).toBeFocused();
  await page.clock.fastForward(80_000);
  await expect(shown.status).toHaveText(form.sent);
  await expect(shown.status).toBeFocused();
});

test('gives the focus of a field that goes to the thanks', async ({ page }) => {
  const shown = parts(page);
  await page.clock.install();
  await answerFirst(page, 1, 503, 60);
  await sendInVain(page, `Field ${Date.now()}`);
  await shown.message.focus();
  await page.clock.fastForward(80_000);
  await expect(shown.status).toHaveText(form.sent);
  await expect(shown.status).toBeFocused();
});

for (const locale of ['en', 'pl'] as const) {
  test(`is accessible while it waits, in ${locale}`, async ({ page }) => {
    const shown = parts(page);
    const { contactForm } = words(locale).site;
    await answerFirst(page, 1, 503);
    await page.goto(locale === 'en' ? '/contact' : '/pl/contact');
    await page.getByLabel(contactForm.message).fill('Accessible');
    await sendLikeAPerson(page, contactForm.send);
    await expect(shown.status).toHaveText(contactForm.resending.waiting);
    await expectAccessible(page);
  });
}
