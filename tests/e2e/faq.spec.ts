import { siteUrl } from './support/addresses';
import { findFaults, readGraph } from './support/structured-data';
import { expect, isolatedTest, test } from './support/test';
import { words } from './support/words';

for (const path of ['/faq', '/pl/faq']) {
  test(`${path} opens and closes its questions by keyboard, in two columns`, {
    tag: '@quick',
  }, async ({ page }) => {
    await page.goto(path);
    const questions = page.locator('#subscription details');
    await expect(questions).toHaveCount(4);
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await questions.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().left)),
      );
      expect(new Set(lefts.slice(0, 2)).size).toBe(1);
      expect(new Set(lefts.slice(2)).size).toBe(1);
      expect(lefts[2]).toBeGreaterThan(lefts[0] ?? 0);
    }
    const first = questions.first();
    await first.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(first.locator('p')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(first.locator('p')).toBeHidden();
  });

  test(`${path} tells search engines its questions word for word, in its order`, async ({
    page,
  }) => {
    await page.goto(path);
    const graph = readGraph(await page.content());
    expect(findFaults(graph, siteUrl)).toEqual([]);
    const faq = graph.find((node) => node['@type'] === 'FAQPage');
    const shown = await page.locator('#subscription details').evaluateAll((all) =>
      all.map((one) => ({
        '@type': 'Question',
        name: one.querySelector('summary')?.textContent,
        acceptedAnswer: { '@type': 'Answer', text: one.querySelector('p')?.textContent },
      })),
    );
    expect(faq?.mainEntity).toEqual(shown);
  });
}

test('puts the questions under each other on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pl/faq');
  const lefts = await page
    .locator('main details')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(1);
});

test('a link to a question opens it, from outside and from within the page', {
  tag: '@quick',
}, async ({ page }) => {
  await page.goto('/faq#refunds');
  await expect(page.locator('details', { has: page.locator('#refunds') })).toHaveAttribute('open');
  await expect(page.locator('#refunds')).toBeInViewport();
  await page.evaluate(() => {
    window.location.hash = 'code-ownership';
  });
  await expect(page.locator('#code-ownership')).toBeInViewport();
  await expect(page.locator('#code-ownership')).toBeVisible();
});

test('a link followed from another page opens its question', { tag: '@quick' }, async ({
  page,
}) => {
  await page.goto('/pricing');
  const { refunds } = words('en').subscription.pricing.plans;
  await page.getByRole('link', { name: refunds }).click();
  await expect(page).toHaveURL('/faq#refunds');
  await expect(page.locator('#refunds')).toBeVisible();
  await expect(page.locator('#refunds')).toBeInViewport();
});

isolatedTest.describe('without JavaScript', () => {
  isolatedTest.use({ javaScriptEnabled: false });

  isolatedTest('a link to a question opens it, and the others open by hand', async ({ page }) => {
    await page.goto('/faq#refunds');
    await expect(page.locator('#refunds')).toBeInViewport();
    await page.locator('#subscription summary').first().click();
    await expect(page.locator('#trial')).toBeVisible();
  });
});
