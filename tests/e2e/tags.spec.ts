import { siteUrl } from './support/addresses';
import { readGraph } from './support/structured-data';
import { expect, test } from './support/test';
import { words } from './support/words';

test('leads from an article to its topics and from there to the others', async ({ page }) => {
  const { site } = words('en');
  await page.goto('/blog/harbour-lights');
  await page
    .getByRole('list', { name: site.blog.topics })
    .getByRole('link', { name: site.tags.performance })
    .click();
  await expect(page).toHaveURL('/blog/tags/performance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.tags.performance);
  await expect(page.getByText(site.tagLeads.performance)).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.filter({ hasText: 'How harbour lights work' })).toHaveCount(1);
  const others = page.getByRole('navigation', { name: site.blog.otherTopics });
  await expect(others.getByRole('link', { name: site.tags.performance })).toHaveCount(0);
  await others.getByRole('link', { name: site.tags.hiring }).click();
  await expect(page).toHaveURL('/blog/tags/hiring');
});

for (const [locale, blog] of [
  ['en', '/blog'],
  ['pl', '/pl/blog'],
] as const) {
  test(`counts on ${blog} as many articles as each topic shows`, async ({ page }) => {
    const { site } = words(locale);
    await page.goto(blog);
    const links = page.getByRole('navigation', { name: site.blog.topics }).getByRole('link');
    const topics = await links.evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href') ?? '',
        count: Number(link.textContent?.match(/\d+/)?.[0]),
      })),
    );
    expect(topics.length).toBeGreaterThan(3);
    for (const { href, count } of topics.slice(0, 4)) {
      await page.goto(href);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(count);
    }
  });
}

test('describes a topic to search engines', async ({ page }) => {
  await page.goto('/pl/blog/tags/accessibility');
  const { site } = words('pl');
  await expect(page).toHaveTitle(new RegExp(site.tags.accessibility));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${siteUrl}/pl/blog/tags/accessibility`,
  );
  const graph = readGraph(await page.content());
  expect(graph.map((thing) => thing['@type'])).toEqual(['CollectionPage', 'BreadcrumbList']);
  expect(graph[0]?.name).toBe(site.tags.accessibility);
});

test.describe('a topic that does not exist', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('is not found', async ({ page }) => {
    expect((await page.goto('/blog/tags/gardening'))?.status()).toBe(404);
  });
});
