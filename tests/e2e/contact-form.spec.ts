import { company } from '@/site/company';
import { quickestFillMs } from '@/site/limits';
import { fillForm, mailWith, sendLikeAPerson, waitLikeAPerson } from './support/contact-form';
import { acceptMails, expect, findMails, refuseMails, isolatedTest as test } from './support/test';
import { words } from './support/words';

const { site } = words('en');
const form = site.contactForm;

test('shows the specified fields and checks nothing before sending', { tag: '@quick' }, async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.getByLabel(form.email)).toHaveAttribute('type', 'email');
  await expect(page.getByLabel(form.email)).toHaveAttribute('required', '');
  await expect(page.getByLabel(form.message)).toHaveAttribute('required', '');
  await expect(page.getByLabel(form.message)).toHaveAttribute('rows', '4');
  await expect(page.getByLabel(form.phone)).not.toHaveAttribute('required', '');
  await expect(page.locator('form')).toHaveAttribute('novalidate', '');
});

test('sends a message that arrives, with who, phone, words and language', {
  tag: '@quick',
}, async ({ page }) => {
  await page.goto('/pl/contact');
  const polish = words('pl').site.contactForm;
  const text = `Zażółć gęślą jaźń ${Date.now()}`;
  await page.getByLabel(polish.email).fill('anna@example.com');
  await page.getByLabel(polish.phone).fill('+48 58 000 00 00');
  await page.getByLabel(polish.message).fill(text);
  await sendLikeAPerson(page, polish.send);
  await expect(page.getByRole('status')).toHaveText(polish.sent);
  await expect(page.getByLabel(polish.email)).toBeHidden();
  const [mail, ...others] = await findMails(text);
  expect(others).toEqual([]);
  expect(mail?.reply_to).toContain('anna@example.com');
  for (const part of ['anna@example.com', '+48 58 000 00 00', text, 'pl'])
    expect(mail?.text).toContain(part);
});

test.describe('when the mail provider refuses', () => {
  test.use({ expectedErrors: /status of (400|502|503)/ });

  test('shows the error, keeps the text, and a later success clears it', { tag: '@quick' }, async ({
    page,
  }) => {
    const text = `First try ${Date.now()}`;
    await refuseMails(text);
    await page.goto('/contact');
    await fillForm(page, text);
    await sendLikeAPerson(page);
    await expect(page.getByRole('alert').filter({ hasText: form.failed })).toBeVisible();
    await expect(page.getByLabel(form.message)).toHaveValue(text);
    await acceptMails(text);
    await sendLikeAPerson(page);
    await expect(page.getByRole('status')).toHaveText(form.sent);
    await expect(page.getByText(form.failed)).toBeHidden();
    expect(await findMails(text)).toHaveLength(1);
  });

  test('offers a mail with the text as it then stands, and the phone', async ({ page }) => {
    const text = `Another way ${Date.now()}`;
    await refuseMails(text);
    await page.goto('/contact');
    await fillForm(page, text);
    await sendLikeAPerson(page);
    await expect(page.getByText(form.failed)).toBeVisible();
    const mail = page.getByRole('form').getByRole('link', { name: form.byMail });
    await expect(mail).toBeVisible();
    await page.getByLabel(form.message).fill(`${text} & more`);
    await page.evaluate(() =>
      document.addEventListener('click', (click) => click.preventDefault()),
    );
    await mail.click();
    await expect(mail).toHaveAttribute('href', mailWith(`${text} & more`));
    await expect(
      page.getByRole('form').locator(`a[href="tel:${company.phone.replaceAll(' ', '')}"]`),
    ).toBeVisible();
  });

  test('brings the error into sight, again after each failure', async ({ page }) => {
    const text = `Out of sight ${Date.now()}`;
    await refuseMails(text);
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto('/contact');
    await fillForm(page, text);
    const error = page.getByText(form.failed);
    const button = page.getByRole('button', { name: form.send });
    const header = await page.getByRole('banner').boundingBox();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await button.evaluate((element) => {
        const top = element.getBoundingClientRect().top - innerHeight * 0.3;
        scrollBy({ top, behavior: 'instant' });
      });
      await expect(error).not.toBeInViewport();
      await waitLikeAPerson(page);
      await button.click();
      await expect
        .poll(async () => (await error.boundingBox())?.y)
        .toBeGreaterThanOrEqual(header?.height ?? Number.POSITIVE_INFINITY);
      await expect(error).toBeInViewport();
    }
  });

  test('shows the form again when a failure follows a success', async ({ page }) => {
    const text = `Success first ${Date.now()}`;
    await page.goto('/contact');
    await fillForm(page, text);
    await sendLikeAPerson(page);
    await expect(page.getByRole('status')).toHaveText(form.sent);
    await refuseMails(text);
    await page.getByLabel(form.message).evaluate((area: HTMLTextAreaElement) => {
      area.value += ' and more';
      area.form?.requestSubmit();
    });
    await expect(page.getByText(form.failed)).toBeVisible();
    await expect(page.getByText(form.sent)).toBeHidden();
    await expect(page.getByLabel(form.message)).toHaveValue(`${text} and more`);
  });

  test('sends empty fields as they are and shows the answer’s hints', async ({ page }) => {
    await page.goto('/contact');
    const request = page.waitForRequest('/api/message');
    await sendLikeAPerson(page);
    const { locale, openMs, ...fields } = (await request).postDataJSON();
    expect({ locale, openMs }).toEqual({ locale: 'en', openMs: expect.any(Number) });
    expect(fields).toMatchObject({ phone: '', email: '', message: '' });
    expect(Object.values(fields).filter((value) => value !== '')).toEqual([]);
    await expect(page.getByText(form.failed)).toBeVisible();
    await expect(page.getByLabel(form.email)).toHaveAccessibleDescription(form.hints.required);
    await expect(page.getByLabel(form.message)).toHaveAccessibleDescription(form.hints.required);
  });
});

test('after the thanks there is who answers and by when, a copy, and the way to a call', async ({
  page,
}) => {
  const text = `A copy, please ${Date.now()}\nSecond line`;
  await page.clock.install({ time: '2026-11-27T15:00:00+01:00' });
  await page.goto('/contact');
  await fillForm(page, text);
  await page.clock.fastForward(quickestFillMs);
  await sendLikeAPerson(page);
  await expect(page.getByRole('status')).toHaveText(form.sent);
  await expect(page.getByRole('status')).toBeFocused();
  const receipt = page.getByRole('form');
  for (const part of [text, 'anna@example.com', 'Zofia Łozińska', 'Monday 30 November'])
    await expect(receipt).toContainText(part);
  await receipt.getByRole('link', { name: form.book }).click();
  await expect(page).toHaveURL('/schedule');
});

test('a repeated submission of one form is mailed once', { tag: '@quick' }, async ({ page }) => {
  const text = `Twice ${Date.now()}`;
  await page.goto('/contact');
  await fillForm(page, text);
  await waitLikeAPerson(page);
  await page.locator('form').evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await expect(page.getByRole('status')).toHaveText(form.sent);
  await expect.poll(async () => (await findMails(text)).length).toBe(1);
});
