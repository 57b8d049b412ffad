import AxeBuilder from '@axe-core/playwright';
import { readGraph } from './support/json-ld';
import { expect, test } from './support/test';
import { words } from './support/words';

const { team } = words('en');

test('shows everything there is to know about a person', async ({ page }) => {
  await page.goto('/team/marek-zielen');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Marek Zieleń');
  await expect(main.getByText('Lead React engineer').first()).toBeVisible();
  await expect(main.getByText(/what runs on the server/)).toBeVisible();
  const card = main.getByRole('complementary');
  for (const label of Object.values(team.facts).filter((text) => !text.includes('{')))
    await expect(card.getByText(label, { exact: true })).toBeVisible();
  for (const fact of ['Gdańsk, Poland', '5 December 1988', 'Polish', 'TypeScript', 'Code review'])
    await expect(card.getByText(fact, { exact: true })).toBeVisible();
  await expect(card.locator('a[href="mailto:marek.zielen@amberline.example"]')).toBeVisible();
  await expect(card.locator('a[href="tel:+48580000152"]')).toHaveText('+48 58 000 01 52');
  await expect(card.locator('a[href="https://marek-zielen.example"]')).toBeVisible();
  await expect(card.locator('a[rel~=me]')).toHaveCount(4);
  const experience = main.getByRole('region', { name: team.experience.title });
  await expect(experience.getByRole('listitem')).toHaveCount(3);
  await expect(experience).toContainText('2014–2018');
});

test('lists what the person has written, with picture and title, and leads there', async ({
  page,
}) => {
  await page.goto('/team/marek-zielen');
  const posts = page.getByRole('region', {
    name: team.posts.title.replace('{name}', 'Marek Zieleń'),
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
  await page.goto('/team/kacper-dunaj');
  const card = page.getByRole('complementary');
  await expect(card.getByText(team.facts.website, { exact: true })).toBeVisible();
  await expect(card.getByText(team.facts.socials, { exact: true })).toHaveCount(0);
});

test('is told in Polish under /pl, with the dates as Poles write them', async ({ page }) => {
  await page.goto('/pl/team/lucja-morawiec');
  await expect(page.getByRole('main').getByText('Szefowa QA').first()).toBeVisible();
  await expect(page.getByText('11 lutego 1974')).toBeVisible();
  await expect(page.locator('dl')).toHaveAttribute('lang', 'pl');
  await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute(
    'href',
    /\/team\/lucja-morawiec$/,
  );
});

test('describes the person to search engines', async ({ page }) => {
  await page.goto('/team/ola-wisnicka');
  const graph = await readGraph(page);
  expect(graph.find((thing) => thing['@type'] === 'ProfilePage')).toMatchObject({
    mainEntity: {
      '@type': 'Person',
      name: 'Ola Wiśnicka',
      birthDate: '1996-06-30',
      telephone: '+48 58 000 01 53',
    },
  });
});

test('has every person, and nobody else', async ({ request }) => {
  for (const slug of ['hanna-brzezinska', 'ines-duarte', 'tomasz-kowalik'])
    expect((await request.get(`/team/${slug}`)).status()).toBe(200);
  expect((await request.get('/team/nobody')).status()).toBe(404);
});

test('is reached from an article and from the quote on the home page', async ({ page }) => {
  await page.goto('/blog/what-crosses-the-wire');
  const links = page.getByRole('main').locator('a[href="/team/marek-zielen"]');
  await expect(links).toHaveCount(2);
  await page.goto('/');
  await page
    .getByRole('region', { name: words('en').main.developer.label })
    .getByRole('link', { name: 'Marek Zieleń', exact: true })
    .click();
  await expect(page).toHaveURL('/team/marek-zielen');
});

for (const path of ['/team/marek-zielen', '/pl/team/hanna-brzezinska'])
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 1440])
      test(`${path} has no accessibility violation, ${colorScheme}, ${width}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(beyond).toBeLessThanOrEqual(0);
      });

test('lists what the person teaches and answers for', async ({ page }) => {
  await page.goto('/team/ola-wisnicka');
  const work = page.getByRole('region', { name: team.work.title });
  await expect(work.getByRole('link')).toHaveText([/React Native/, 'Aquatest', /Vod/i]);
  await work.getByRole('link', { name: 'Aquatest' }).click();
  await expect(page).toHaveURL('/case-study/aquatest');
});
