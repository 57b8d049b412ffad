import { fillForm, sendLikeAPerson } from './support/contact-form';
import { expect, findMails, isolatedTest as test } from './support/test';
import { words } from './support/words';

const form = words('en').site.contactForm;
test.use({ expectedErrors: /net::ERR_FAILED/ });

test('a reload keeps the text, and what had arrived already is not mailed again', async ({
  page,
}) => {
  const text = `Zażółć, reloaded ${Date.now()}`;
  await page.goto('/contact');
  await fillForm(page, text);
  // The message arrives, its answer does not: the visitor sees no success.
  await page.route('/api/message', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sendLikeAPerson(page);
  await expect(page.getByText(form.failed)).toBeVisible();
  await page.unroute('/api/message');
  await page.reload();
  await expect(page.getByLabel(form.message)).toHaveValue(text);
  await expect(page.getByLabel(form.email)).toHaveValue('anna@example.com');
  await page.getByRole('button', { name: form.send }).click();
  await expect(page.getByRole('status')).toHaveText(form.sent);
  expect(await findMails(text)).toHaveLength(1);
  await page.reload();
  await expect(page.getByLabel(form.message)).toHaveValue('');
});

test('what stands in one page’s form stays there', async ({ page }) => {
  await page.goto('/contact');
  await fillForm(page, 'For the contact page');
  await page.goto('/refer-a-friend');
  await expect(page.getByLabel(form.message)).toHaveValue('');
});

test('a machine’s message is taken, and not mailed as a person’s', async ({ page }) => {
  const text = `Cheap pills ${Date.now()}`;
  await page.goto('/contact');
  await fillForm(page, text);
  const trap = page.getByLabel(form.trap);
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = 'https://pills.example';
  });
  await sendLikeAPerson(page);
  await expect(page.getByRole('status')).toHaveText(form.sent);
  expect(await findMails(text)).toEqual([]);
});

test('no one gets into the trap by eye or keyboard', async ({ page }) => {
  await page.goto('/contact');
  // The box around it is one pixel and shows nothing of what exceeds it.
  const box = page.getByLabel(form.trap).locator('..');
  await expect(box).toHaveCSS('overflow', 'hidden');
  expect(await box.boundingBox()).toMatchObject({ width: 1, height: 1 });
  await page.getByLabel(form.email).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel(form.trap)).not.toBeFocused();
  await expect(page.getByRole('textbox', { name: form.trap })).toHaveCount(0);
});
