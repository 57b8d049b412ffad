import type { Page } from '@playwright/test';
import { siteUrl } from './support/addresses';
import { findFaults, readGraph } from './support/structured-data';
import { expect, test } from './support/test';

/** Finds what a page describes to search engines by its type; the description has no fault. */
async function describedAs(page: Page, type: string) {
  const graph = readGraph(await page.content());
  expect(findFaults(graph, siteUrl)).toEqual([]);
  return graph.find((node) => node['@type'] === type);
}

/** What each page shows of the prices in `tests/fixtures/content`, in both languages. */
const shown = {
  '/development/hull-repair': {
    en: 'From $4,800 plus VAT · 2–3 weeks',
    pl: 'Od 4800 USD netto · 2–3 tygodnie',
  },
  '/workshops/knots': {
    en: 'From $1,900 plus VAT a day, for the whole group',
    pl: 'Od 1900 USD netto za dzień, za całą grupę',
  },
} as const;

for (const [path, lines] of Object.entries(shown)) {
  const list = path.split('/').slice(0, 2).join('/');
  for (const [locale, line] of Object.entries(lines)) {
    const prefix = locale === 'pl' ? '/pl' : '';

    test(`${prefix}${path} says its lowest price in its head, and so do its list and the price list`, async ({
      page,
    }) => {
      await page.goto(prefix + path);
      await expect(page.locator('main header').first()).toContainText(spaced(line));
      for (const place of [list, '/pricing']) {
        await page.goto(prefix + place);
        const row = page
          .getByRole('main')
          .locator('li, article')
          .filter({ has: page.locator(`a[href="${prefix}${path}"]`) });
        await expect(row.filter({ hasText: spaced(line) }).first(), place).toBeVisible();
      }
    });
  }
}

test('what has no price says none, to visitors and to search engines', async ({ page }) => {
  for (const [path, type] of [
    ['/development/sail-check', 'Service'],
    ['/workshops/charts', 'Course'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('main header').first()).not.toContainText('VAT');
    expect(JSON.stringify(await describedAs(page, type))).not.toContain('price');
  }
});

test('a service tells search engines its lowest price, a workshop that of a day', async ({
  page,
}) => {
  const net = { priceCurrency: 'USD', valueAddedTaxIncluded: false };
  await page.goto('/development/hull-repair');
  expect(await describedAs(page, 'Service')).toMatchObject({
    offers: { priceSpecification: { minPrice: 4800, ...net } },
  });
  await page.goto('/workshops/knots');
  expect(await describedAs(page, 'Course')).toMatchObject({
    offers: {
      priceSpecification: {
        minPrice: 1900,
        ...net,
        referenceQuantity: { value: 1, unitCode: 'DAY' },
      },
    },
  });
});

test('an add-on with a price shows it, and tells search engines how it is paid', async ({
  page,
}) => {
  await page.goto('/pricing');
  const addOn = page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.locator('a[href="https://checkout.example/hours-10"]') });
  await expect(addOn.first()).toContainText('$900');
  expect(await describedAs(page, 'Service')).toMatchObject({
    hasOfferCatalog: {
      itemListElement: [
        {
          url: 'https://checkout.example/hours-10',
          price: 900,
          priceCurrency: 'USD',
          priceSpecification: { price: 900, valueAddedTaxIncluded: false },
        },
      ],
    },
  });
});

/** Spaces within a line may be such that do not break. */
function spaced(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[ \\u00a0]'));
}
