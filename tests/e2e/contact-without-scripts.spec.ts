import { fillForm, mailWith } from './support/contact-form';
import { expect, findMails, isolatedTest as test } from './support/test';
import { words } from './support/words';

const form = words('en').site.contactForm;

test.use({ javaScriptEnabled: false });

test('sends and comes back to the thanks', { tag: '@quick' }, async ({ page }) => {
  const text = `No script ${Date.now()}`;
  await page.goto('/contact');
  await fillForm(page, text);
  await page.getByRole('button', { name: form.send }).click();
  await expect(page.getByText(form.sent)).toBeVisible();
  await expect(page.getByLabel(form.email)).toBeHidden();
  expect(await findMails(text)).toHaveLength(1);
});

test('comes back to the error with everything that was typed', { tag: '@quick' }, async ({
  page,
}) => {
  const text = `No script, refused: zażółć ${Date.now()}\n"quotes" <b>&amp;</b>`;
  await page.goto('/pl/contact');
  const polish = words('pl').site.contactForm;
  await page.getByLabel(polish.email).fill('not an address');
  await page.getByLabel(polish.message).fill(text);
  await page.getByRole('button', { name: polish.send }).click();
  await expect(page.getByText(polish.failed)).toBeVisible();
  await expect(page.getByLabel(polish.message)).toHaveValue(text);
  await expect(page.getByLabel(polish.email)).toHaveValue('not an address');
  await expect(page.getByRole('link', { name: polish.byMail })).toHaveAttribute(
    'href',
    mailWith(text.replace('\n', '\r\n'), polish.mailSubject),
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
});

test('comes back with the beginning of a text too long for a cookie, and says so', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByLabel(form.message).fill('x'.repeat(4000));
  await page.getByRole('button', { name: form.send }).click();
  await expect(page.getByText(form.clipped)).toBeVisible();
  await expect(page.getByLabel(form.message)).toHaveValue(/^x{2500,3999}$/);
  await page.goBack();
  await expect(page.getByLabel(form.message)).toHaveValue('x'.repeat(4000));
});
