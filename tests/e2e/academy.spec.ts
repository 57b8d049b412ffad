import type { Page } from '@playwright/test';
import { siteUrl } from './support/addresses';
import { readGraph } from './support/structured-data';
import { expect, isolatedTest, test } from './support/test';
import { awaitTaken } from './support/walk';
import { words } from './support/words';

/** The topics by slug, in their order. */
const topicTitles = {
  'set-sail': 'Wypłyń',
  'read-the-sky': 'Odczytaj niebo',
  'find-the-harbour': 'Znajdź port',
  'count-the-pay': 'Policz pensję',
};
const titles = Object.values(topicTitles);
/** Where search engines find the video of each. */
const sources = {
  'set-sail': { contentUrl: `${siteUrl}/videos/examples/clip.mp4` },
  'read-the-sky': { embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' },
  'find-the-harbour': { embedUrl: 'https://player.vimeo.com/video/76979871' },
  'count-the-pay': { contentUrl: `${siteUrl}/videos/examples/clip.mp4` },
};

for (const [locale, prefix] of [
  ['en', ''],
  ['pl', '/pl'],
] as const) {
  const { academy, site } = words(locale);
  const topics = (page: Page) => page.getByRole('navigation', { name: academy.screen.topics });

  test.describe(`academy, ${locale}`, () => {
    test('says for whom it is and leads to the videos', async ({ page }) => {
      await page.goto(`${prefix}/academy`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(academy.hero.headline);
      const audience = page.getByRole('region', { name: academy.forWhom.title });
      await expect(audience.getByRole('listitem')).toHaveCount(
        Object.keys(academy.forWhom.entries).length,
      );
      await expect(page.getByRole('heading', { name: academy.text.title })).toBeVisible();
      const programme = page.getByRole('region', { name: academy.programme.title });
      await expect(programme.getByRole('heading', { level: 3 })).toHaveText(titles);
      await page.getByRole('link', { name: academy.hero.button }).click();
      await expect(page).toHaveURL(`${prefix}/academy/videos`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wypłyń');
    });

    test('lists the topics, the first one chosen', async ({ page }) => {
      await page.goto(`${prefix}/academy/videos`);
      const links = topics(page).getByRole('link');
      await expect(links).toHaveCount(titles.length);
      for (const [place, title] of titles.entries())
        await expect(links.nth(place)).toContainText(title);
      await expect(links.and(page.locator('[aria-current=page]'))).toHaveText(/Wypłyń/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'pl');
    });

    test('a choice is marked, changes address, title and video, and keeps the focus', {
      tag: '@quick',
    }, async ({ page }) => {
      await page.goto(`${prefix}/academy/videos`);
      const chosen = topics(page).getByRole('link', { name: 'Odczytaj niebo' });
      await awaitTaken(chosen);
      await chosen.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${prefix}/academy/videos/read-the-sky`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odczytaj niebo');
      await expect(page).toHaveTitle(/Odczytaj niebo/);
      const player = site.player.player.replace('{title}', 'Odczytaj niebo');
      await expect(page.getByRole('region', { name: player })).toBeVisible();
      await expect(chosen).toHaveAttribute('aria-current', 'page');
      await expect(topics(page).locator('[aria-current]:visible')).toHaveCount(1);
      await expect(chosen).toBeFocused();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wypłyń');
    });

    test('on a phone the topics fold away, and the fold names the chosen one', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${prefix}/academy/videos/read-the-sky`);
      const link = topics(page).getByRole('link', { name: 'Policz pensję' });
      await expect(link).toBeHidden();
      const summary = topics(page).locator('summary');
      await expect(summary).toContainText('Odczytaj niebo');
      await awaitTaken(summary);
      await summary.focus();
      await page.keyboard.press('Enter');
      await link.click();
      await expect(page).toHaveURL(`${prefix}/academy/videos/count-the-pay`);
      await expect(summary).toContainText('Policz pensję');
      await expect(summary).toBeFocused();
      await expect(link).toBeHidden();
    });

    isolatedTest('reports each showing that begins, once', async ({ page }) => {
      const sent: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/notifications')) sent.push(request.postDataJSON());
      });
      await page.goto(`${prefix}/academy/videos/set-sail`);
      const answered = page.waitForResponse('**/api/notifications');
      await page.getByRole('button', { name: site.player.start }).click();
      expect((await answered).status()).toBe(200);
      const notification = {
        eventName: 'ACADEMY_VIDEO_CLICKED_SET-SAIL',
        eventUser: '',
        ref: '',
        type: 'IMPORTANT',
        version: expect.any(String),
      };
      expect(sent).toEqual([notification]);
      const pause = page.getByRole('button', { name: site.player.pause });
      const play = page.getByRole('button', { name: site.player.play, exact: true });
      await pause.click();
      await play.click();
      await expect(pause).toBeVisible();
      await page.getByRole('slider', { name: site.player.seek }).press('End');
      await expect(play).toBeVisible();
      expect(sent).toHaveLength(1);
      await play.click();
      await expect.poll(() => sent.length).toBe(2);
      expect(sent[1]).toEqual(notification);
    });
  });
}

test('the first topic has one canonical address, and every video is described', async ({
  page,
}) => {
  for (const path of ['/academy/videos', '/pl/academy/videos', '/academy/videos/set-sail']) {
    await page.goto(path);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/pl\/academy\/videos\/set-sail$/,
    );
    await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveCount(0);
  }
  for (const [slug, source] of Object.entries(sources)) {
    await page.goto(`/pl/academy/videos/${slug}`);
    const graph = readGraph(await page.content());
    expect(graph.find((thing) => thing['@type'] === 'VideoObject')).toMatchObject({
      inLanguage: 'pl',
      uploadDate: '2026-02-23T09:00:00+01:00',
      ...source,
    });
    await expect(page.getByRole('heading', { name: 'Co mówi film' })).toBeVisible();
  }
});

test('describes the course and the order of its topics', async ({ page }) => {
  await page.goto('/pl/academy');
  const graph = readGraph(await page.content());
  expect(graph.map((thing) => thing['@type'])).toEqual(['Course', 'ItemList', 'BreadcrumbList']);
  // Two videos of our own, of 14 seconds each.
  expect(graph[0]).toMatchObject({ hasCourseInstance: { courseWorkload: 'PT1M' } });
  expect(graph[1]).toMatchObject({ numberOfItems: titles.length });
});

test.describe('without a topic of that name', () => {
  test.use({ expectedErrors: /status of 404/ });
  test('answers 404', async ({ page }) => {
    expect((await page.goto('/pl/academy/videos/cover-letter'))?.status()).toBe(404);
  });
});

isolatedTest.describe('without JavaScript', () => {
  isolatedTest.use({ javaScriptEnabled: false });

  for (const width of [390, 1440])
    isolatedTest(`the topics are links, ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/pl/academy/videos');
      const topics = page.getByRole('navigation', { name: words('pl').academy.screen.topics });
      if (width === 390) await topics.locator('summary').click();
      await topics.getByRole('link', { name: 'Policz pensję' }).click();
      await expect(page).toHaveURL('/pl/academy/videos/count-the-pay');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Policz pensję');
      const source = page.locator('video[controls]');
      await expect(source).toBeVisible();
      await expect(source).toHaveAttribute('poster', /poster\.webp$/);
    });
});
