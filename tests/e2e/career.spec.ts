import { siteUrl } from './support/addresses';
import { readGraph } from './support/structured-data';
import { expect, test } from './support/test';
import { words } from './support/words';

const slug = 'latarnik-portowy';
const title = 'Latarnik portowy';

for (const [locale, prefix] of [
  ['en', ''],
  ['pl', '/pl'],
] as const) {
  const { career } = words(locale);

  test.describe(`career, ${locale}`, () => {
    test('shows a job with its facts and leads to the offer', { tag: '@quick' }, async ({
      page,
    }) => {
      await page.goto(`${prefix}/career`);
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards).toHaveCount(2);
      const card = cards.filter({ hasText: title });
      for (const fact of [
        title,
        'Junior',
        'Gdańsk',
        career.contracts['Permanent/Contract'],
        career.statuses.Active,
      ])
        await expect(card.getByText(fact, { exact: true })).toBeVisible();
      await expect(card.locator('img')).toHaveCount(1);
      await card.getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(`${prefix}/career/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });

    test('says nothing of a salary that is empty', async ({ page }) => {
      const salary = page.getByText(career.facts.salary, { exact: true });
      await page.goto(`${prefix}/career/${slug}`);
      await expect(page.getByText(career.facts.status, { exact: true })).toBeVisible();
      await expect(salary).toHaveCount(0);
      await page.goto(`${prefix}/career`);
      await expect(salary).toHaveCount(1);
      await page.goto(`${prefix}/career/deckhand`);
      await expect(page.getByText('8,000 PLN a month').first()).toBeVisible();
    });

    test('shows the Polish offer as Polish, canonical to the Polish address', async ({ page }) => {
      const answer = await page.goto(`${prefix}/career/${slug}`);
      expect(answer?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('.prose')).toHaveAttribute('lang', 'pl');
      await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'pl');
      const polish = `${siteUrl}/pl/career/${slug}`;
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', polish);
      await expect(page.locator('link[rel=alternate][hreflang=pl]')).toHaveAttribute(
        'href',
        polish,
      );
      await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveCount(0);
    });

    test('describes the job to search engines', async ({ page }) => {
      await page.goto(`${prefix}/career/${slug}`);
      const graph = readGraph(await page.content());
      const posting = graph.find((thing) => thing['@type'] === 'JobPosting');
      expect(posting).toMatchObject({
        title,
        employmentType: ['FULL_TIME', 'CONTRACTOR'],
        directApply: false,
      });
      expect(posting?.description).toContain('<h2>');
      expect(posting).not.toHaveProperty('baseSalary');
      expect(graph.map((thing) => thing['@type'])).toContain('BreadcrumbList');
    });

    test('takes applications by email, with the subject filled in', async ({ page }) => {
      await page.goto(`${prefix}/career/${slug}`);
      const links = page.getByRole('link', { name: career.job.apply });
      await expect(links).toHaveCount(2);
      const href = (await links.first().getAttribute('href')) ?? '';
      expect(href).toMatch(/^mailto:career@amberline\.example\?subject=/);
      expect(decodeURIComponent(href)).toContain(title);
    });
  });
}

test('names the person to ask, with profile and address, and the article on hiring', async ({
  page,
}) => {
  const { career } = words('en');
  await page.goto('/career');
  const ask = page.getByRole('region', { name: career.contact.title });
  await expect(ask.getByRole('link', { name: 'Zofia Łozińska' })).toHaveAttribute(
    'href',
    '/team/zofia-lozinska',
  );
  await expect(ask.locator('a[href="mailto:career@amberline.example"]')).toBeVisible();
  const hiring = page.getByRole('region', { name: career.hiring.title });
  await expect(hiring.getByRole('listitem')).toHaveCount(3);
  await hiring.getByRole('link', { name: 'Mewy nad portem' }).click();
  await expect(page).toHaveURL('/blog/mewy-nad-portem');
});

test('prints the offer without what cannot be pressed on paper', async ({ page }) => {
  await page.goto(`/pl/career/${slug}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: words('pl').career.job.apply })).toHaveCount(0);
  await expect(page.locator('#apply-title ~ p')).toContainText('career@amberline.example');
});
