import { readGraph } from './support/structured-data';
import { expect, isolatedTest, test } from './support/test';
import { words } from './support/words';

const { caseStudy, site, main } = words('en');
const crm = '/case-study/kind/crm-system';

test('shows all case studies, each with name, picture and kind, each leading to its page', async ({
  page,
}) => {
  await page.goto('/case-study');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(3);
  const kinds = Object.values(caseStudy.kinds);
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading', { level: 2 })).not.toBeEmpty();
    await expect(card.locator('img')).toHaveCount(1);
    const kind = (await card.locator('p').first().textContent()) ?? '';
    expect(kinds).toContain(kind.trim());
  }
  await cards.filter({ hasText: 'Berth Office' }).getByRole('link').click();
  await expect(page).toHaveURL('/case-study/berth-office');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Berth Office');
});

isolatedTest.describe('without JavaScript', () => {
  isolatedTest.use({ javaScriptEnabled: false });

  isolatedTest(
    'filters by kind through links that can be shared and gone back from',
    async ({ page }) => {
      await page.goto('/case-study');
      const filter = page.getByRole('navigation', { name: caseStudy.grid.filter });
      await expect(filter.getByRole('link')).toHaveCount(3);
      await expect(filter.locator('[aria-current=page]')).toHaveText(`${caseStudy.grid.all} (3)`);
      await filter.getByRole('link', { name: caseStudy.kinds['crm-system'] }).click();
      await expect(page).toHaveURL(crm);
      await expect(filter.locator('[aria-current=page]')).toHaveText(
        `${caseStudy.kinds['crm-system']} (2)`,
      );
      const names = page.getByRole('main').getByRole('article').getByRole('heading');
      await expect(names).toHaveText(['Harbour Planner', 'Berth Office']);
      await page.goBack();
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
    },
  );

  isolatedTest('shows the whole of a case study', async ({ page }) => {
    await page.goto('/case-study/harbour-planner');
    const article = page.getByRole('article').first();
    await expect(article).toContainText('There was a large sheet of paper');
    await expect(article.locator('#story .prose').first()).toBeVisible();
  });
});

test('the counts of the filter are what the pages show, and nothing jumps between them', async ({
  page,
}) => {
  await page.goto('/case-study');
  const links = page.getByRole('navigation', { name: caseStudy.grid.filter }).getByRole('link');
  const top = async () => (await links.first().boundingBox())?.y;
  const first = await top();
  for (let index = 0; index < (await links.count()); index += 1) {
    const link = links.nth(index);
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    const count = /\((\d+)\)/.exec((await link.textContent()) ?? '')?.[1];
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(Number(count));
    expect(await top()).toBe(first);
  }
});

test('answers 404 for a kind that does not exist', async ({ request }) => {
  expect((await request.get('/case-study/kind/operating-system')).status()).toBe(404);
});

for (const [slug, areas] of [
  ['harbour-planner', 2],
  ['berth-office', 1],
] as const) {
  test(`${slug} has every block of a case study`, { tag: '@quick' }, async ({ page }) => {
    await page.goto(`/case-study/${slug}`);
    const headings = [
      caseStudy.gains.title,
      caseStudy.reasons.title,
      caseStudy.strategy.title,
      caseStudy.areas.title,
      caseStudy.story.title,
      caseStudy.technologies.title,
      caseStudy.testimonial.title,
    ];
    for (const name of headings) {
      const section = page.getByRole('region', { name, exact: true });
      await expect(section).toHaveText(new RegExp(`${name}[\\s\\S]{5}`));
    }
    await expect(page.locator('#areas svg')).toHaveCount(areas);
    await expect(page.locator('#areas svg').first().locator('path, circle, rect')).not.toHaveCount(
      0,
    );
    const trail = page.getByRole('navigation', { name: site.breadcrumb.label });
    await expect(trail.getByRole('link')).toHaveText([site.breadcrumb.home, caseStudy.grid.title]);
    await expect(page.getByRole('navigation', { name: caseStudy.next })).toBeVisible();
  });
}

test('names the contact person with profile and email', async ({ page }) => {
  await page.goto('/case-study/berth-office');
  const name = caseStudy.contact.title.replace('{product}', 'Berth Office');
  const card = page.getByRole('region', { name });
  await expect(card.getByRole('link', { name: 'Tom Pine' })).toHaveAttribute(
    'href',
    '/team/tom-pine',
  );
  await expect(card.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+@.+/);
});

test('shows only the technologies it is restricted to, and no tiles where it names none', async ({
  page,
}) => {
  const tiles = page.locator('#technologies').getByRole('listitem');
  await page.goto('/case-study/harbour-planner');
  await expect(tiles).toHaveText(['React', 'Next.js']);
  await page.goto('/case-study/tide-watch');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tide Watch');
  await expect(tiles).toHaveCount(0);
});

test('shows the English document under /pl as English, canonical to the original', async ({
  page,
}) => {
  const polish = words('pl').caseStudy;
  await page.goto('/pl/case-study/harbour-planner');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.getByRole('heading', { name: polish.gains.title })).toBeVisible();
  await expect(page.locator('.prose').first()).toHaveAttribute('lang', 'en');
  await expect(page.locator('#gains ul')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /^http:\/\/localhost:\d+\/case-study\/harbour-planner$/,
  );
});

test('describes itself to search engines as an article about the product', async ({ page }) => {
  await page.goto('/case-study/berth-office');
  const graph = readGraph(await page.content());
  const types = graph.map((thing) => thing['@type']);
  expect(types).toEqual(['Article', 'BreadcrumbList']);
  expect(graph[0]).toMatchObject({ headline: 'Berth Office', inLanguage: 'en' });
});

test('the home page and the services lead to case studies', async ({ page }) => {
  await page.goto('/');
  const showcase = page.getByRole('region', { name: main.caseStudies.title });
  await expect(showcase.getByRole('heading', { level: 3 })).toHaveText([
    'Harbour Planner',
    'Tide Watch',
  ]);
  await expect(showcase.getByRole('link', { name: main.caseStudies.all })).toHaveAttribute(
    'href',
    '/case-study',
  );
  await page.goto('/development/hull-repair');
  await expect(
    page.getByRole('region', { name: caseStudy.related }).getByRole('heading', { level: 3 }),
  ).toHaveText(['Tide Watch', 'Harbour Planner']);
});
