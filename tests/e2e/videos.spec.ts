import { readdirSync, readFileSync } from 'node:fs';
import { createTranslator } from 'next-intl';
import { parse } from 'yaml';
import { siteUrl } from './support/addresses';
import { readGraph } from './support/json-ld';
import { expect, isolatedTest, test } from './support/test';
import { words } from './support/words';

type Frontmatter = { title: string; publishedAt: string; author: string };

/** All films as their writers gave them, newest first; `isPublic` as of now, by the clock the server has, too. */
const films = readdirSync('content/videos')
  .map((file) => {
    const [, head = ''] = readFileSync(`content/videos/${file}`, 'utf8').split('---\n');
    const { title, publishedAt, author }: Frontmatter = parse(head);
    const time = Date.parse(publishedAt);
    return { slug: file.replace('.mdx', ''), title, author, time, isPublic: time <= Date.now() };
  })
  .toSorted((a, b) => b.time - a.time);
const visible = films.filter(({ isPublic }) => isPublic);
const hidden = films.filter(({ isPublic }) => !isPublic);
const playerWords = words('en').site.player;

test('lists the films whose time has come, newest first, with title, author and picture', async ({
  page,
}) => {
  await page.goto('/videos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('en').video.title);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText(
    visible.map(({ title }) => title),
  );
  for (const [index, { slug }] of visible.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('link')).toHaveAttribute('href', `/video/${slug}`);
    await expect(card).toContainText(/By \S+ \S+/);
    await expect(card.locator('img')).toHaveAttribute('src', /cover\.webp/);
    await expect(card.locator('time[datetime^=PT]')).toHaveText(/^0:\d\d$/);
  }
});

test('keeps a film whose time has not come to itself', async ({ page, request }) => {
  for (const { slug, title } of hidden) {
    for (const prefix of ['', '/pl'])
      expect((await request.get(`${prefix}/video/${slug}`)).status()).toBe(404);
    await page.goto('/videos');
    await expect(page.getByText(title)).toHaveCount(0);
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain(slug);
  }
  expect((await request.get('/video/no-such-film')).status()).toBe(404);
});

test('leads from the list to a film, and from there round all of them', async ({ page }) => {
  await page.goto('/videos');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  for (const { slug, title } of [...visible, ...visible.slice(0, 1)]) {
    await expect(page).toHaveURL(`/video/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page
      .getByRole('navigation', { name: words('en').video.next })
      .getByRole('link')
      .click();
  }
});

isolatedTest('plays a film with its captions', async ({ page }) => {
  await page.goto('/video/offline-round');
  const player = page.getByRole('region', { name: 'Film: Offline round' });
  await expect(page.locator('video')).toHaveCount(0);
  await player.getByRole('button', { name: playerWords.start }).click();
  const video = player.locator('video');
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime), { timeout: 20_000 })
    .toBeGreaterThan(0.4);
  const size = await video.evaluate((film: HTMLVideoElement) => [film.videoWidth, film.error]);
  expect(size).toEqual([1280, null]);
  await expect(player.getByText('A working day with no signal.')).toBeVisible();
  await player.getByRole('button', { name: playerWords.pause }).click();
  await expect(player.getByRole('button', { name: playerWords.play })).toBeVisible();
});

isolatedTest.describe('without JavaScript', () => {
  isolatedTest.use({ javaScriptEnabled: false });

  isolatedTest(
    'the film has the browser’s own player, and its words can be read',
    async ({ page }) => {
      await page.goto('/video/keyboard-tour');
      const video = page.locator('video');
      await expect(video).toBeVisible();
      await expect(video).toHaveAttribute('controls');
      await expect(video.locator('track')).toHaveAttribute(
        'src',
        '/videos/keyboard-tour/captions.en.vtt',
      );
      await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible();
      await expect(
        page.getByText('The focus ring is visible at every stop', { exact: false }),
      ).toBeVisible();
    },
  );
});

test('names who made it, when, and how long it is', async ({ page }) => {
  await page.goto('/video/reading-a-flame-graph');
  const head = page.getByRole('main').locator('header');
  await expect(head.getByRole('link', { name: 'Tomasz Kowalik' })).toHaveAttribute(
    'href',
    '/team/tomasz-kowalik',
  );
  await expect(head.getByText('7 September 2026')).toBeVisible();
  await expect(head.locator('time[datetime="PT27S"]')).toHaveText('0:27');
});

test('describes the film to search engines, with an address that has it', async ({
  page,
  request,
}) => {
  await page.goto('/video/ship-day-in-four-minutes');
  const graph = await readGraph(page);
  const film = graph.find((thing) => thing['@type'] === 'VideoObject');
  expect(film).toMatchObject({
    name: 'Ship day in four minutes',
    uploadDate: '2026-11-09T09:00:00+01:00',
    duration: 'PT27S',
    contentUrl: `${siteUrl}/videos/ship-day-in-four-minutes/clip.mp4`,
    transcript: expect.stringContaining('The way back is one command'),
  });
  const file = await request.get(String(film?.contentUrl), { headers: { range: 'bytes=0-99' } });
  expect(file.status()).toBe(206);
  expect(file.headers()['content-type']).toBe('video/mp4');
  expect(graph.find((thing) => thing['@type'] === 'BreadcrumbList')).toMatchObject({
    itemListElement: [{ name: 'Home' }, { name: 'Videos' }, { name: 'Ship day in four minutes' }],
  });
});

test('the list is described as a list, in its order', async ({ page }) => {
  await page.goto('/videos');
  const graph = await readGraph(page);
  expect(graph.find((thing) => thing['@type'] === 'CollectionPage')).toMatchObject({
    mainEntity: { itemListElement: visible.map(({ title }) => ({ name: title })) },
  });
});

test('under /pl the frame is Polish and the document English, which is canonical', async ({
  page,
}) => {
  await page.goto('/pl/video/keyboard-tour');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.locator('.prose')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  const say = createTranslator({ locale: 'pl', messages: words('pl') });
  const hint = say('video.writtenIn', { lang: 'en', name: 'angielski' });
  await expect(page.getByText(hint)).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${siteUrl}/video/keyboard-tour`,
  );
});
