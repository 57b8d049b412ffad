import { ask } from './support/raw-request';
import { expect, isolatedTest, test } from './support/test';

/* The redirects are those of `tests/fixtures/redirects.ts` and `src/site/shortcuts.mjs`. */

for (const [from, to] of [
  ['/blog/tables-of-the-tide', '/blog/tide-tables'],
  ['/pl/blog/tables-of-the-tide', '/pl/blog/tide-tables'],
  ['/privacy', '/legal/privacy'],
  ['/pl/privacy', '/pl/legal/privacy'],
  ['/blog/tables-of-the-tide?from=a-letter', '/blog/tide-tables?from=a-letter'],
] as const) {
  test(`${from} leads for good to ${to}`, async () => {
    const answer = await ask(from);
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(to);
    expect((await ask(to)).status).toBe(200);
  });
}

test('no list of pages names an address that has moved', async () => {
  for (const list of ['/sitemap.xml', '/llms.txt', '/feed.xml', '/blog', '/search'])
    expect((await ask(list)).body, list).not.toContain('tables-of-the-tide');
});

isolatedTest(
  'a link to an earlier heading leads to what it is called now, without scripts',
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const [from, heading] of [
      ['/blog/tables-of-the-tide#know-your-draught', 'Add your own depth'],
      ['/pl/blog/tide-tables#twoja-glebokosc', 'Dodaj własną głębokość'],
    ] as const) {
      await page.setViewportSize({ width: 390, height: 400 });
      await page.goto(from);
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
    }
    await page.goto('/faq#money-back');
    await expect(page.locator('#refunds')).toBeInViewport();
    await context.close();
  },
);
