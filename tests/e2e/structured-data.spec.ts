import type { Page } from '@playwright/test';
import { siteUrl } from './support/addresses';
import { type Node, readGraph } from './support/structured-data';
import { expect, test } from './support/test';
import { words } from './support/words';

/** Opens a page and returns its descriptions by type. */
async function describe(page: Page, path: string): Promise<Record<string, Node>> {
  const html = (await (await page.goto(path))?.text()) ?? '';
  const graph = readGraph(html);
  return Object.fromEntries(graph.map((node) => [node['@type'], node]));
}

/** A value of a description that is a list of others, or another. */
const list = (value: unknown) => value as Node[];
const inside = (value: unknown) => value as Node;

const typesByPage = {
  '/': ['WebSite', 'Organization'],
  '/blog': ['Blog', 'BreadcrumbList'],
  '/blog/harbour-lights': ['BlogPosting', 'BreadcrumbList'],
  '/development': ['CollectionPage', 'BreadcrumbList'],
  '/development/hull-repair': ['Service', 'FAQPage', 'BreadcrumbList'],
  '/contact': ['ContactPage', 'Organization', 'BreadcrumbList'],
  '/case-study': ['CollectionPage', 'BreadcrumbList'],
  '/pricing': ['Service', 'BreadcrumbList'],
  '/faq': ['FAQPage', 'BreadcrumbList'],
  '/refer-a-friend': ['WebPage', 'BreadcrumbList'],
};

for (const prefix of ['', '/pl'] as const) {
  test(`pages under ${prefix}/ are described as what they are, in the trail they show`, async ({
    page,
  }) => {
    const { breadcrumb } = words(prefix === '' ? 'en' : 'pl').site;
    const trail = page.getByRole('navigation', { name: breadcrumb.label });
    for (const [path, types] of Object.entries(typesByPage)) {
      await test.step(path, async () => {
        const graph = await describe(page, `${prefix}${path}`);
        expect(Object.keys(graph)).toEqual(types);
        if (!graph.BreadcrumbList) return;
        const steps = list(graph.BreadcrumbList.itemListElement);
        await expect(trail.getByRole('listitem')).toContainText(steps.map(({ name }) => `${name}`));
        const links = await trail
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
        expect(steps.flatMap(({ item }) => item ?? [])).toEqual(links);
      });
    }
  });
}

test('an article is described by what its page shows', { tag: '@quick' }, async ({ page }) => {
  const { BlogPosting: posting } = await describe(page, '/blog/harbour-lights');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${posting?.headline}`);
  await expect(page.getByText(`${posting?.description}`)).toBeVisible();
  const author = inside(posting?.author);
  await expect(
    page.getByRole('link', { name: words('en').site.blog.by.replace('{name}', `${author.name}`) }),
  ).toBeVisible();
  expect(author.url).toBe(`${siteUrl}/team/zofia-lozinska`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${posting?.url}`);
});

test('the questions of a service are those on its page, word for word', async ({ page }) => {
  const { FAQPage: faq } = await describe(page, '/development/hull-repair');
  const questions = list(faq?.mainEntity);
  const shown = page.getByRole('region', { name: words('en').development.faq });
  await expect(shown.locator('summary')).toHaveText(questions.map(({ name }) => `${name}`));
  for (const { acceptedAnswer } of questions) {
    await expect(shown).toContainText(`${inside(acceptedAnswer).text}`);
  }
});

test('the lists name what they show, in its order', async ({ page }) => {
  const { Blog: blog } = await describe(page, '/blog');
  const titles = list(blog?.blogPost).map(({ headline }) => `${headline}`);
  await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(titles);
  const { CollectionPage: collection } = await describe(page, '/development');
  const services = list(inside(collection?.mainEntity).itemListElement);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  for (const [index, { name }] of services.entries()) {
    await expect(headings.nth(index)).toHaveText(`${name}`);
  }
});

test('the contact page shows the very details it tells search engines', { tag: '@quick' }, async ({
  page,
}) => {
  const { Organization: agency } = await describe(page, '/contact');
  const main = page.getByRole('main');
  await expect(main).toContainText(`${agency?.email}`);
  await expect(main).toContainText(`${agency?.telephone}`);
  await expect(main).toContainText(`${inside(agency?.address).streetAddress}`);
});
