import { siteUrl } from './support/addresses';
import { sendLikeAPerson } from './support/contact-form';
import { findFaults, readGraph } from './support/structured-data';
import { expect, findMails, refuseMails, isolatedTest as test } from './support/test';
import { words } from './support/words';

const { contactForm: form, contactDetails: details } = words('en').site;
const { referral } = words('en').subscription;

test('works the example and every plan out from the plans’ prices', async ({ page }) => {
  await page.goto('/refer-a-friend');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(referral.title);
  const sum = page.getByRole('region', { name: referral.sum.title });
  for (const amount of ['$2,000', '$200', '$2,400', '$100', '$1,200'])
    await expect(sum).toContainText(amount);
  await page.goto('/pl/refer-a-friend');
  const polish = words('pl').subscription.referral;
  const polishSum = page.getByRole('region', { name: polish.sum.title });
  for (const amount of ['2000 USD', '200 USD', '14 400 USD'])
    await expect(polishSum).toContainText(amount);
});

test('says ten percent, every month, without a cap', async ({ page }) => {
  await page.goto('/refer-a-friend');
  await expect(page.locator('main > header')).toContainText(
    /10%\s*monthly recurring commission, no cap on referrals/,
  );
  await expect(page.locator('#steps li')).toHaveCount(3);
  const graph = readGraph(await page.content());
  expect(findFaults(graph, siteUrl)).toEqual([]);
});

test('stands beside the explanation here, beside the details on the pricing page', async ({
  page,
}) => {
  await page.goto('/refer-a-friend');
  const section = page.locator('#contact');
  await expect(section.getByRole('heading', { level: 2 })).toHaveText(referral.form.title);
  await expect(section.getByText(details.title)).toHaveCount(0);
  await page.goto('/pricing');
  await expect(section.getByRole('heading', { level: 2 })).toHaveText(details.title);
  await expect(section.getByRole('link', { name: 'hello@amberline.example' })).toBeVisible();
  await expect(section.locator('a[href^="tel:"]')).toBeVisible();
  await expect(section.getByRole('link', { name: details.map })).toHaveAttribute('href', /^https:/);
});

for (const path of ['/refer-a-friend', '/pricing']) {
  test(`${path} marks email and message with an asterisk, the phone not`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByLabel(`${form.email} *`, { exact: true })).toHaveAttribute('required');
    await expect(page.getByLabel(`${form.message} *`, { exact: true })).toHaveAttribute(
      'rows',
      '4',
    );
    await expect(page.getByText(`${form.phone} *`)).toHaveCount(0);
  });
}

test('a referral arrives, and the form gives way to the thanks', async ({ page }) => {
  const text = `My friend needs a team ${Date.now()}`;
  await page.goto('/refer-a-friend');
  await page.getByRole('link', { name: referral.tell }).click();
  await page.getByLabel(form.email).fill('anna@example.com');
  await page.getByLabel(form.message).fill(text);
  await sendLikeAPerson(page);
  await expect(page.getByRole('status')).toHaveText(form.sent);
  await expect(page.getByLabel(form.email)).toBeHidden();
  expect(await findMails(text)).toHaveLength(1);
});

test.describe('when the mail provider refuses', () => {
  test.use({ expectedErrors: /status of (400|502|503)/ });

  test('says so, and keeps what was typed', async ({ page }) => {
    const text = `My other friend ${Date.now()}`;
    await refuseMails(text);
    await page.goto('/refer-a-friend');
    await page.getByLabel(form.email).fill('anna@example.com');
    await page.getByLabel(form.message).fill(text);
    await sendLikeAPerson(page);
    await expect(page.getByText(form.failed)).toBeVisible();
    await expect(page.getByLabel(form.message)).toHaveValue(text);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a referral arrives and comes back to the thanks, in its language', async ({ page }) => {
    const polish = words('pl').site.contactForm;
    const text = `Znajomy bez skryptów ${Date.now()}`;
    await page.goto('/pl/refer-a-friend');
    await page.getByLabel(polish.email).fill('anna@example.com');
    await page.getByLabel(polish.message).fill(text);
    await page.getByRole('button', { name: polish.send }).click();
    await expect(page).toHaveURL('/pl/contact/sent');
    await expect(page.getByText(polish.sent)).toBeVisible();
    expect(await findMails(text)).toHaveLength(1);
  });
});
