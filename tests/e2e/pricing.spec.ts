import type { Page } from '@playwright/test';
import { siteUrl } from './support/addresses';
import { findFaults, readGraph } from './support/structured-data';
import { expect, test } from './support/test';
import { words } from './support/words';

const checkout = 'https://checkout.example/';
const plans = [
  {
    name: 'Dinghy',
    slug: 'dinghy',
    price: { en: '$1,000', pl: '1000 USD', month: 1000 },
    requests: { en: '1 request at a time', pl: '1 zadanie naraz' },
    team: ['Project manager', 'Developer'],
    slots: { en: '2 slots', pl: '2 miejsca' },
    availability: 'InStock',
  },
  {
    name: 'Cutter',
    slug: 'cutter',
    price: { en: '$2,000', pl: '2000 USD', month: 2000 },
    requests: { en: '2 requests at a time', pl: '2 zadania naraz' },
    team: ['Project manager', 'Designer', 'Developer'],
    slots: { en: '1 slot', pl: '1 miejsce' },
    availability: 'InStock',
  },
  {
    name: 'Frigate',
    slug: 'frigate',
    price: { en: '$12,000', pl: '12 000 USD', month: 12_000 },
    requests: { en: '3 requests at a time', pl: '3 zadania naraz' },
    team: ['Project manager', 'Designer', 'Developers', 'QA'],
    slots: { en: 'full for now', pl: 'na razie brak' },
    availability: 'SoldOut',
  },
] as const;

for (const [locale, path] of [
  ['en', '/pricing'],
  ['pl', '/pl/pricing'],
] as const) {
  const { pricing } = words(locale).subscription;

  test.describe(`pricing, ${locale}`, () => {
    test.beforeEach(({ page }) => page.goto(path));

    test('shows each plan with the facts it is sold by', { tag: '@quick' }, async ({ page }) => {
      const cards = page.locator('#plans article');
      await expect(cards).toHaveCount(plans.length);
      for (const plan of plans) {
        const card = page.getByRole('article', { name: plan.name });
        await expect(card).toContainText(plan.price[locale]);
        await expect(fact(card, pricing.plans.requests)).toHaveText(plan.requests[locale]);
        await expect(fact(card, pricing.plans.turnaround)).toHaveText(/^2–5\s(days|dni)$/);
        await expect(fact(card, pricing.plans.onboarding)).toHaveText(
          /^7\s(days, free|dni, bezpłatnie)$/,
        );
        await expect(fact(card, pricing.plans.slots)).toHaveText(plan.slots[locale]);
        const team = card.getByRole('list', { name: pricing.plans.team }).getByRole('listitem');
        await expect(team).toHaveCount(plan.team.length);
        if (locale === 'en') await expect(team).toHaveText([...plan.team]);
      }
    });

    test('marks one plan, and that one alone, as the most popular', async ({ page }) => {
      const marks = page.getByText(pricing.plans.mostPopular);
      await expect(marks).toHaveCount(1);
      await expect(page.getByRole('article', { name: 'Cutter' })).toContainText(
        pricing.plans.mostPopular,
      );
    });

    test('leads from every plan with a free slot and every add-on to its checkout, in a tab that is announced', {
      tag: '@quick',
    }, async ({ page }) => {
      const { externalLink } = words(locale).site.blog;
      const links = page.locator(`main a[href^="${checkout}"]`);
      expect(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual(
        ['dinghy', 'cutter', 'extra-requests', 'care-48h', 'hours-10'].map(
          (slug) => `${checkout}${slug}`,
        ),
      );
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener');
        await expect(link).toHaveAccessibleName(
          new RegExp(`\\(${externalLink.replaceAll(' ', '\\s')}\\)$`),
        );
      }
    });

    test('explains its words and leads to the call, the questions and the referral', async ({
      page,
    }) => {
      for (const { name } of [pricing.terms.request, pricing.terms.turnaround, pricing.terms.slot])
        await expect(page.getByRole('term').filter({ hasText: name }).first()).toBeVisible();
      const prefix = locale === 'pl' ? '/pl' : '';
      const hrefs = await page
        .locator('main li h3 a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(['/schedule', '/faq', '/refer-a-friend'].map((to) => prefix + to));
    });

    test('describes the plans to search engines with their monthly price', {
      tag: '@quick',
    }, async ({ page }) => {
      const graph = readGraph(await page.content());
      expect(findFaults(graph, siteUrl)).toEqual([]);
      expect(graph.find((node) => node['@type'] === 'Service')).toMatchObject({
        url: `${siteUrl}${path}`,
        offers: plans.map(({ name, slug, price, availability }) => ({
          '@type': 'Offer',
          name,
          url: `${checkout}${slug}`,
          priceSpecification: {
            price: price.month,
            priceCurrency: 'USD',
            referenceQuantity: { value: 1, unitCode: 'MON' },
          },
          availability: `https://schema.org/${availability}`,
        })),
      });
    });

    test('fits screens of every width without sideways scrolling', async ({ page }) => {
      for (const width of [390, 768, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(
          width,
        );
      }
    });
  });
}

test('is reached from a service', async ({ page }) => {
  await page.goto('/development/hull-repair');
  await page.getByRole('link', { name: words('en').subscription.hint.link }).click();
  await expect(page).toHaveURL('/pricing');
});

test('lines the facts of the plans up beside each other on wide screens', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/pricing');
  const { slots } = words('en').subscription.pricing.plans;
  const tops = await page
    .locator('#plans dt', { hasText: slots })
    .evaluateAll((all) => all.map((term) => Math.round(term.getBoundingClientRect().top)));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

function fact(card: ReturnType<Page['locator']>, term: string) {
  return card
    .locator('dl > div', { has: card.page().locator('dt', { hasText: term }) })
    .locator('dd');
}

test('is a price list on paper, with no plan cut in two', async ({ page }) => {
  for (const path of ['/pricing', '/pl/pricing']) {
    await page.goto(path);
    const plan = page.locator('article:has(#plan-cutter)');
    await page.emulateMedia({ media: 'print' });
    await expect(plan).toHaveCSS('break-inside', 'avoid');
    await expect(plan.getByRole('link')).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});
