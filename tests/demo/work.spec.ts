/* These tests hold the demo's content against docs/specification.md. Delete this folder with the demo. */
import { expect, test } from '../e2e/support/test';
import { words } from '../e2e/support/words';

const { caseStudy, main } = words('en');

test('there are ten case studies, two of them about a CRM system', async ({ page }) => {
  await page.goto('/case-study');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(10);
  const filter = page.getByRole('navigation', { name: caseStudy.grid.filter });
  await expect(filter.getByRole('link')).toHaveCount(6);
  await filter.getByRole('link', { name: caseStudy.kinds['crm-system'] }).click();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(2);
  for (const slug of ['clinic', 'realestate'])
    await expect(cards.locator(`a[href="/case-study/${slug}"]`)).toHaveCount(1);
});

test('the home page shows four of them, six services and twelve technologies', async ({ page }) => {
  await page.goto('/');
  const showcase = page.getByRole('region', { name: main.caseStudies.title });
  await expect(showcase.getByRole('heading', { level: 3 })).toHaveCount(4);
  for (const slug of ['seadvisor', 'aquatest', 'placeme', 'ticket'])
    await expect(showcase.locator(`a[href="/case-study/${slug}"]`)).toHaveCount(1);
  await expect(page.locator('#services li')).toHaveCount(6);
  await expect(page.locator('#technologies li')).toHaveCount(12);
  const banner = page.getByRole('region', { name: main.developer.label });
  await expect(banner.getByText('Marek Zieleń')).toBeVisible();
});

for (const [slug, names] of [
  ['aquatest', ['React Native', 'Expo', 'TypeScript', 'PostgreSQL']],
  ['hotel', ['Next.js', 'Tailwind CSS', 'Figma']],
] as const) {
  test(`${slug} shows only the technologies it is restricted to`, async ({ page }) => {
    await page.goto(`/case-study/${slug}`);
    await expect(page.locator('#technologies').getByRole('listitem')).toHaveText([...names]);
    await expect(page.locator('#areas svg').first()).toBeVisible();
  });
}

test('the workshops take seven hours a day', async ({ page }) => {
  await page.goto('/workshops');
  const links = page.getByRole('main').getByRole('article').getByRole('link');
  await expect(links).toHaveCount(3);
  await links.first().click();
  await expect(page).toHaveURL('/workshops/react-basics');
  await expect(page.locator('main header dl')).toContainText('3 days');
  await expect(page.locator('main header dl')).toContainText('9:00 to 17:00');
});

test('there is one job, in Gdańsk, without a salary', async ({ page }) => {
  const { career } = words('en');
  await page.goto('/career');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(1);
  for (const fact of [
    'Montażysta / montażystka treści edukacyjnych (junior)',
    'Junior',
    'Gdańsk',
    career.contracts['Permanent/Contract'],
    career.statuses.Active,
  ])
    await expect(cards.getByText(fact, { exact: true })).toBeVisible();
  await expect(page.getByText(career.facts.salary, { exact: true })).toHaveCount(0);
});

test('the academy has nine topics in their order', async ({ page }) => {
  await page.goto('/academy');
  const { title } = words('en').academy.programme;
  const programme = page.getByRole('region', { name: title });
  await expect(programme.getByRole('heading', { level: 3 })).toHaveText([
    'Zacznij tutaj',
    'Zrozum biznes',
    'Twoje mocne strony',
    'Twoje CV',
    'Twoje portfolio',
    'Rozmowa rekrutacyjna',
    'Rozmowa techniczna',
    'Wynagrodzenie',
    'Informacja zwrotna',
  ]);
});
