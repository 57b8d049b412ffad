import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type single from '../../messages/en/single-workshop.json';
import type workshops from '../../messages/en/workshops.json';
import { siteUrl } from './support/addresses';
import { readGraph } from './support/structured-data';
import { expect, test } from './support/test';
import { words } from './support/words';

const slugs = ['knots', 'charts'];

function read<Words>(locale: 'en' | 'pl', name: string): Words {
  return JSON.parse(readFileSync(`messages/${locale}/${name}.json`, 'utf8'));
}

function workshopWords(locale: 'en' | 'pl') {
  return {
    landing: read<typeof workshops>(locale, 'workshops'),
    page: read<typeof single>(locale, 'single-workshop'),
  };
}

/** Expects the two ways on: the contact form, and the calendar of calls, which opens over the page. */
async function expectBothButtons(page: Page, locale: 'en' | 'pl') {
  const { landing } = workshopWords(locale);
  const hero = page.locator('main header').first();
  await expect(hero.getByRole('link', { name: landing.contact })).toHaveAttribute(
    'href',
    locale === 'pl' ? '/pl/contact' : '/contact',
  );
  const book = hero.getByRole('button', { name: landing.book });
  await expect(book).toHaveAttribute('aria-haspopup', 'dialog');
}

for (const [locale, path] of [
  ['en', '/workshops'],
  ['pl', '/pl/workshops'],
] as const) {
  const { landing } = workshopWords(locale);

  test.describe(`workshops, ${locale}`, () => {
    test.beforeEach(({ page }) => page.goto(path));

    test('opens with its promise and two buttons', async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        bound(landing.hero.headline),
      );
      await expectBothButtons(page, locale);
    });

    test('offers the workshops, each leading to its page', async ({ page }) => {
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards).toHaveCount(slugs.length);
      for (const [index, slug] of slugs.entries())
        await expect(cards.nth(index).getByRole('link')).toHaveAttribute('href', `${path}/${slug}`);
      await cards.first().getByRole('link').click();
      await expect(page).toHaveURL(`${path}/knots`);
    });

    test('leads those before their first job to the academy', async ({ page }) => {
      const { hint } = words(locale).academy;
      const academy = path.replace('workshops', 'academy');
      const link = page.getByRole('main').getByRole('link', { name: bound(hint.link) });
      await expect(link).toHaveAttribute('href', academy);
    });

    test('numbers the three steps', async ({ page }) => {
      const steps = page.locator('#process li');
      await expect(steps).toHaveCount(3);
      for (const [index, { title }] of Object.values(landing.process.steps).entries()) {
        await expect(steps.nth(index).getByRole('heading')).toHaveText(bound(title));
        await expect(steps.nth(index).getByText(String(index + 1), { exact: true })).toBeVisible();
      }
    });

    test('opens and closes its questions by keyboard', async ({ page }) => {
      const questions = page.locator('#faq details');
      await expect(questions).toHaveCount(2);
      for (const question of await questions.all()) {
        const answer = question.locator('p');
        await expect(answer).toBeHidden();
        await question.locator('summary').focus();
        await page.keyboard.press('Enter');
        await expect(answer).toBeVisible();
        await expect(answer).not.toBeEmpty();
        await page.keyboard.press('Space');
        await expect(answer).toBeHidden();
      }
    });

    test('says how it goes in the room', async ({ page }) => {
      const values = page.getByRole('region', { name: bound(landing.values.title) });
      await expect(values).toContainText(bound(landing.values.opening));
      await expect(values.locator('p')).toHaveCount(4);
    });
  });
}

test.describe('a workshop', () => {
  const { page: labels } = workshopWords('en');
  test.beforeEach(({ page }) => page.goto('/workshops/knots'));

  test('says the promise, the days, the hours and the level', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectBothButtons(page, 'en');
    const facts = page.locator('main header dl');
    await expect(facts).toContainText('2 days');
    await expect(facts).toContainText('9:00 to 17:00');
    await expect(facts).toContainText('Beginner: two hands');
  });

  test('hides the line for whom it is that has no description', async ({ page }) => {
    const lines = page.getByRole('region', { name: labels.forWhom, exact: true }).locator('li');
    await expect(lines).toHaveCount(2);
    for (const line of await lines.all()) await expect(line).not.toHaveText(/^\s*$/);
    await expect(
      page.getByRole('region', { name: labels.notForWhom, exact: true }).locator('li'),
    ).toHaveCount(1);
  });

  test('leads from each day of the timetable to its text', async ({ page }) => {
    const timetable = page.getByRole('region', { name: /^Two days/ });
    await expect(timetable.getByRole('link')).toHaveCount(2);
    const last = timetable.getByRole('link').last();
    const id = (await last.getAttribute('href'))?.slice(1) ?? '';
    await last.click();
    await expect(page.locator(`.prose [id="${id}"]`)).toBeInViewport();
  });

  test('introduces the tutor and leads to the profile', async ({ page }) => {
    const tutor = page.getByRole('region', { name: labels.tutor.title });
    await expect(tutor).toContainText('Zofia Łozińska');
    await expect(tutor.getByRole('img', { name: /Zofia Łozińska/ })).toBeVisible();
    await expect(tutor.getByRole('link')).toHaveAttribute('href', '/team/zofia-lozinska');
  });

  test('names the other workshops', async ({ page }) => {
    const others = page.getByRole('region', { name: labels.others }).getByRole('link');
    await expect(others).toHaveCount(1);
    await expect(others.first()).toHaveAttribute('href', '/workshops/charts');
  });

  test('describes itself to search engines as a course', async ({ page }) => {
    const graph = readGraph(await page.content());
    const find = (type: string) => graph.find((thing) => thing['@type'] === type);
    expect(find('Course')).toMatchObject({
      name: 'Six knots',
      url: `${siteUrl}/workshops/knots`,
      provider: { name: 'Amberline' },
      hasCourseInstance: { courseWorkload: 'PT14H', instructor: { name: 'Zofia Łozińska' } },
    });
    const questions = await page.locator('#faq summary').allTextContents();
    expect(find('FAQPage')).toMatchObject({
      mainEntity: questions.map((name) => ({ '@type': 'Question', name })),
    });
    expect(find('BreadcrumbList')).toMatchObject({
      itemListElement: [{ name: 'Home' }, { name: 'Workshops' }, { name: 'Six knots' }],
    });
  });
});

for (const [slug, isTranslated] of [
  ['knots', true],
  ['charts', false],
] as const) {
  test(`under /pl, ${slug} says the language its document is written in`, async ({ page }) => {
    await page.goto(`/pl/workshops/${slug}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    const document = page.locator(`[lang="${isTranslated ? 'pl' : 'en'}"]`);
    await expect(
      document.filter({ has: page.getByRole('heading', { level: 1 }) }).last(),
    ).toBeVisible();
    // Only the one that is translated has a text below its fields.
    await expect(page.locator('.prose[lang=pl]')).toHaveCount(isTranslated ? 1 : 0);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${siteUrl}${isTranslated ? '/pl' : ''}/workshops/${slug}`,
    );
  });
}

/** Texts are shown with Polish one-letter words bound to the next one. */
function bound(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[ \\u00a0]'));
}
