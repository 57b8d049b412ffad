import { company } from '@/site/company';
import { readGraph } from './support/structured-data';
import { expect, test } from './support/test';
import { words } from './support/words';

const { team } = words('en');

test('shows everything there is to know about a person', async ({ page }) => {
  await page.goto('/team/zofia-lozinska');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Zofia Łozińska');
  await expect(main.getByText('Harbour engineer').first()).toBeVisible();
  await expect(main.getByText(/keeps the lights of the harbour on/)).toBeVisible();
  const card = main.getByRole('complementary');
  for (const label of Object.values(team.facts).filter((text) => !text.includes('{')))
    await expect(card.getByText(label, { exact: true })).toBeVisible();
  for (const fact of ['Gdańsk, Poland', '11 February', 'Polish', 'Lamps', 'Code review'])
    await expect(card.getByText(fact, { exact: true })).toBeVisible();
  await expect(card.locator('a[href="mailto:zofia@harbour.example"]')).toBeVisible();
  await expect(card.locator('a[href="tel:+48580000011"]')).toHaveText('+48 58 000 00 11');
  await expect(card.locator('a[href="https://zofia.example"]')).toBeVisible();
  await expect(card.locator('a[rel~=me]')).toHaveCount(5);
  const experience = main.getByRole('region', { name: team.experience.title });
  await expect(experience.getByRole('listitem')).toHaveCount(3);
  await expect(experience).toContainText('2015–2017');
});

test('lists what the person has written, with picture and title, and leads there', async ({
  page,
}) => {
  await page.goto('/team/zofia-lozinska');
  const posts = page.getByRole('region', {
    name: team.posts.title.replace('{name}', 'Zofia Łozińska'),
  });
  await expect(posts.getByRole('listitem')).toHaveCount(2);
  for (const post of await posts.getByRole('listitem').all()) {
    await expect(post.getByRole('img')).toHaveAttribute('alt', /\S/);
    await expect(post.getByRole('heading', { level: 3 })).not.toBeEmpty();
  }
  const first = posts.getByRole('listitem').first();
  const title = await first.getByRole('heading').textContent();
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('leaves out the label of what is not given', async ({ page }) => {
  await page.goto('/team/tom-pine');
  const card = page.getByRole('complementary');
  await expect(card.getByText(team.facts.location, { exact: true })).toBeVisible();
  for (const label of [
    team.facts.website,
    team.facts.birthday,
    team.facts.phone,
    team.facts.socials,
  ])
    await expect(card.getByText(label, { exact: true })).toHaveCount(0);
});

test('is told in Polish under /pl, with the dates as Poles write them', async ({ page }) => {
  await page.goto('/pl/team/zofia-lozinska');
  await expect(page.getByRole('main').getByText('Inżynierka portu').first()).toBeVisible();
  await expect(page.getByText('11 lutego', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').locator('dl')).toHaveAttribute('lang', 'pl');
  await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute(
    'href',
    /\/team\/zofia-lozinska$/,
  );
});

test('describes the person to search engines', async ({ page }) => {
  await page.goto('/team/zofia-lozinska');
  const graph = readGraph(await page.content());
  expect(graph.find((thing) => thing['@type'] === 'ProfilePage')).toMatchObject({
    mainEntity: {
      '@type': 'Person',
      name: 'Zofia Łozińska',
      telephone: '+48 58 000 00 11',
    },
  });
});

for (const [locale, path] of [
  ['en', '/team'],
  ['pl', '/pl/team'],
] as const) {
  test(`${path} shows everyone in the order they came, and who worked on what`, async ({
    page,
  }) => {
    const { index } = words(locale).team;
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const people = page.getByRole('region', { name: index.people.title });
    await expect(people.getByRole('heading', { level: 3 })).toHaveText([
      'Zofia Łozińska',
      'Tom Pine',
    ]);
    await expect(people.getByRole('listitem').first()).toContainText('2021');
    await expect(people.getByRole('img')).toHaveCount(2);
    const table = page.getByRole('table', { name: index.work.caption });
    await expect(table.getByRole('columnheader')).toHaveText([
      index.work.project,
      'Zofia Łozińska',
      'Tom Pine',
    ]);
    const row = table.getByRole('row').filter({ hasText: '2023–2024' }).last();
    await expect(row.getByRole('cell').first()).toContainText('50%');
    await expect(row.getByRole('cell').last()).toContainText('30%');
    const graph = readGraph(await page.content());
    expect(graph.find((thing) => thing['@type'] === 'AboutPage')).toMatchObject({
      inLanguage: locale,
      mainEntity: {
        '@type': 'Organization',
        numberOfEmployees: { value: company.people },
        employee: [{ name: 'Zofia Łozińska' }, { name: 'Tom Pine' }],
      },
    });
  });
}

test('the team fits a phone, and is reached from the footer, a profile and the career page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/team');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(
    page.getByRole('contentinfo').locator('a[href="/team"]:not([hreflang])'),
  ).toBeVisible();
  for (const address of ['/team/zofia-lozinska', '/career', '/']) {
    await page.goto(address);
    await page.getByRole('main').locator('a[href="/team"]').first().click();
    await expect(page).toHaveURL('/team');
  }
});

test('a project names who filled a role; a profile names the project with the share', async ({
  page,
}) => {
  await page.goto('/case-study/harbour-planner');
  const role = page.locator('#team li').first();
  await expect(role).toContainText('Zofia Łozińska and one more');
  await role.getByRole('link', { name: 'Zofia Łozińska' }).click();
  await expect(page).toHaveURL('/team/zofia-lozinska');
  const studies = page.getByRole('region', { name: team.studies.title });
  await expect(studies.getByRole('listitem')).toHaveCount(1);
  await expect(studies).toContainText('50%');
  await studies.getByRole('link', { name: 'Harbour Planner' }).click();
  await expect(page).toHaveURL('/case-study/harbour-planner');
});

test('has every person, and no one else', async ({ request }) => {
  for (const slug of ['zofia-lozinska', 'tom-pine'])
    expect((await request.get(`/team/${slug}`)).status()).toBe(200);
  expect((await request.get('/team/nobody')).status()).toBe(404);
});

test('is reached from an article and from the quote on the home page', async ({ page }) => {
  await page.goto('/blog/harbour-lights');
  const links = page.getByRole('main').locator('a[href="/team/zofia-lozinska"]');
  await expect(links).toHaveCount(2);
  await page.goto('/');
  await page
    .getByRole('region', { name: words('en').main.developer.label })
    .getByRole('link', { name: 'Zofia Łozińska', exact: true })
    .click();
  await expect(page).toHaveURL('/team/zofia-lozinska');
});

test('lists what the person teaches and answers for', async ({ page }) => {
  await page.goto('/team/zofia-lozinska');
  const work = page.getByRole('region', { name: team.work.title });
  await expect(work.getByRole('link')).toHaveText(['Six knots', 'Harbour Planner', 'Tide Watch']);
  await work.getByRole('link', { name: 'Tide Watch' }).click();
  await expect(page).toHaveURL('/case-study/tide-watch');
});
