/* These tests hold the demo's content against docs/specification.md. Delete this folder with the demo. */
import { expect, test } from '../e2e/support/test';
import { words } from '../e2e/support/words';

const checkout = 'https://buy.stripe.com/amberline-example-';
const plans = [
  { name: 'LaunchPad', en: '$7,970', pl: '7970 USD' },
  { name: 'Growth', en: '$12,970', pl: '12 970 USD' },
  { name: 'Innovator’s', en: '$15,970', pl: '15 970 USD' },
] as const;
const bought = [
  ...['launchpad', 'growth', 'innovators', 'extra-requests'],
  ...['maintenance-72h', 'maintenance-48h', 'maintenance-24h'],
  ...['hours-10', 'hours-20', 'hours-40'],
];

for (const [locale, path] of [
  ['en', '/pricing'],
  ['pl', '/pl/pricing'],
] as const) {
  test(`${path} has the three plans and what can be added to them`, async ({ page }) => {
    await page.goto(path);
    const cards = page.locator('#plans article');
    await expect(cards).toHaveCount(plans.length);
    for (const [index, plan] of plans.entries()) {
      await expect(cards.nth(index)).toContainText(plan.name);
      await expect(cards.nth(index)).toContainText(plan[locale]);
    }
    const { mostPopular } = words(locale).subscription.pricing.plans;
    await expect(cards.filter({ hasText: mostPopular })).toContainText('Growth');
    const links = page.locator(`main a[href^="${checkout}"]`);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      bought.map((slug) => `${checkout}${slug}`),
    );
  });

  test(`${path} is a price list of six sheets at most on paper`, async ({ page }) => {
    await page.goto(path);
    const margin = { top: '20mm', bottom: '20mm', left: '18mm', right: '18mm' };
    const paper = (await page.pdf({ format: 'Letter', margin })).toString('latin1');
    const sheets = paper.match(/\/Type\s*\/Page\b/g)?.length;
    expect(sheets).toBeGreaterThan(1);
    expect(sheets).toBeLessThanOrEqual(6);
  });
}

test('a referral earns a tenth of the plans’ prices', async ({ page }) => {
  for (const [locale, path, amounts] of [
    ['en', '/refer-a-friend', ['$12,970', '$1,297', '$15,564', '$797', '$1,597']],
    ['pl', '/pl/refer-a-friend', ['12 970 USD', '1297 USD', '15 564 USD']],
  ] as const) {
    await page.goto(path);
    const { title } = words(locale).subscription.referral.sum;
    for (const amount of amounts)
      await expect(page.getByRole('region', { name: title })).toContainText(amount);
  }
});

test('the questions answer what the specification claims', async ({ page }) => {
  await page.goto('/faq');
  for (const [slug, claim] of [
    ['trial', /7-day onboarding trial starts right after payment/],
    ['turnaround', /2–5 days/],
    ['refunds', /^Typically no/],
    ['pausing', /^Yes/],
    ['cancelling-or-changing', /^Yes, both/],
  ] as const)
    await expect(page.locator(`[id="${slug}"]`)).toHaveText(claim);
});
