import type { Page } from '@playwright/test';
import { siteUrl } from './support/addresses';
import { type Node, readGraph } from './support/structured-data';
import { expect, test } from './support/test';
import { words } from './support/words';

/** Opens a page and returns its descriptions by type. */
async function describe(page: Page, path: string): Promise<Record<string, Node>> {
  return byType((await (await page.goto(path))?.text()) ?? '');
}

const byType = (html: string): Record<string, Node> =>
  Object.fromEntries(readGraph(html).map((node) => [node['@type'], node]));

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
  const { breadcrumb } = words(prefix === '' ? 'en' : 'pl').site;
  const addressOf = (path: string) => `${siteUrl}${prefix}${path}`;

  test(`pages under ${prefix}/ are described as what they are, in the trail they show`, async () => {
    const tags = new Set<string>();
    for (const [path, types] of Object.entries(typesByPage)) {
      const html = await (await fetch(addressOf(path))).text();
      const graph = byType(html);
      expect(Object.keys(graph), path).toEqual(types);
      if (!graph.BreadcrumbList) continue;
      const steps = list(graph.BreadcrumbList.itemListElement);
      const trail = readTrail(html, breadcrumb.label);
      expect(trail.names, path).toEqual(steps.map(({ name }) => tidy(`${name}`)));
      expect(trail.links, path).toEqual(steps.flatMap(({ item }) => item ?? []));
      tags.add(trail.tag);
    }
    // All trails look alike, so it is enough to see one of them.
    expect([...tags]).toHaveLength(1);
  });

  test(`a page under ${prefix}/ shows the trail that is in its markup`, async ({ page }) => {
    const address = addressOf('/development/hull-repair');
    const html = (await (await page.goto(address))?.text()) ?? '';
    const { names, links } = readTrail(html, breadcrumb.label);
    const trail = page.getByRole('navigation', { name: breadcrumb.label });
    expect(names.length).toBeGreaterThan(2);
    await expect(trail.getByRole('listitem')).toContainText(names);
    const shown = trail.getByRole('link');
    expect(
      await shown.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href)),
    ).toEqual(links);
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

type Trail = { tag: string; names: string[]; links: string[] };

/** Returns the names and the full addresses of a page's trail, and the tag it begins with. */
function readTrail(html: string, label: string): Trail {
  const [, tag = '', trail = ''] =
    new RegExp(`(<nav aria-label="${label}"[^>]*>)(.*?)</nav>`, 's').exec(html) ?? [];
  const steps = trail.match(/<li\b.*?<\/li>/gs) ?? [];
  return {
    tag,
    names: steps.map((step) => tidy(step.replace(/<span aria-hidden.*?<\/span>|<[^>]+>/gs, ''))),
    links: steps.flatMap((step) => {
      const [, path] = /<a [^>]*href="([^"]+)"/.exec(step) ?? [];
      return path === undefined ? [] : new URL(path, siteUrl).href;
    }),
  };
}

/** Returns a text as it is read: without the names of characters, and with simple spaces. */
const tidy = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll(/\s+/g, ' ').trim();
