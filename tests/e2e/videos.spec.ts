import { createTranslator } from 'next-intl';
import { siteUrl } from './support/addresses';
import { readGraph } from './support/structured-data';
import { expect, isolatedTest, test } from './support/test';
import { awaitTaken } from './support/walk';
import { words } from './support/words';

/** The videos whose time has come, newest first. */
const videos = [
  { slug: 'harbour-tour', title: 'A tour of the harbour' },
  { slug: 'rope-trick', title: 'The rope trick' },
  { slug: 'video-o-linach', title: 'Film o\u00a0linach' },
] as const;
const next = { slug: 'next-video', title: 'The next video' };
const playerWords = words('en').site.player;

test('lists the videos whose time has come, newest first, with title, author and picture', async ({
  page,
}) => {
  await page.goto('/videos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('en').video.title);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText(
    videos.map(({ title }) => title),
  );
  for (const [index, { slug }] of videos.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('link')).toHaveAttribute('href', `/video/${slug}`);
    await expect(card).toContainText(/By \S+ \S+/);
    await expect(card.locator('img')).toHaveAttribute('src', /cover-\d\.webp/);
    await expect(card.locator('time[datetime^=PT]')).toHaveText(/^0:\d\d$/);
  }
});

test('keeps a video whose time has not come to itself', async ({ page, request }) => {
  for (const prefix of ['', '/pl'])
    expect((await request.get(`${prefix}/video/${next.slug}`)).status()).toBe(404);
  await page.goto('/videos');
  await expect(page.getByText(next.title)).toHaveCount(0);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(next.slug);
  expect((await request.get('/video/no-such-source')).status()).toBe(404);
});

test('leads from the list to a video, and from there round all of them', async ({ page }) => {
  await page.goto('/videos');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  for (const { slug, title } of [...videos, videos[0]]) {
    await expect(page).toHaveURL(`/video/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page
      .getByRole('navigation', { name: words('en').video.next })
      .getByRole('link')
      .click();
  }
});

isolatedTest('plays a video with its captions', async ({ page }) => {
  await page.goto('/video/harbour-tour');
  const player = page.getByRole('region', { name: 'Video: A tour of the harbour' });
  await expect(page.locator('video')).toHaveCount(0);
  await player.getByRole('button', { name: playerWords.start }).click();
  const video = player.locator('video');
  await expect
    .poll(() => video.evaluate((source: HTMLVideoElement) => source.currentTime), {
      timeout: 20_000,
    })
    .toBeGreaterThan(0.4);
  const size = await video.evaluate((source: HTMLVideoElement) => [
    source.videoWidth,
    source.error,
  ]);
  expect(size).toEqual([320, null]);
  await expect(player.getByText('The north pier has a green light.')).toBeVisible();
  await player.getByRole('button', { name: playerWords.pause }).click();
  await expect(player.getByRole('button', { name: playerWords.play })).toBeVisible();
});

isolatedTest.describe('without JavaScript', () => {
  isolatedTest.use({ javaScriptEnabled: false });

  isolatedTest(
    'the video has the browser’s own player, and its words can be read',
    async ({ page }) => {
      await page.goto('/video/rope-trick');
      const video = page.locator('video');
      await expect(video).toBeVisible();
      await expect(video).toHaveAttribute('controls');
      await expect(video.locator('track')).toHaveAttribute(
        'src',
        '/videos/examples/captions.en.vtt',
      );
      await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible();
      await expect(page.getByText('Hold the rope in one hand', { exact: false })).toBeVisible();
    },
  );
});

test('names who made it, when, and how long it is', async ({ page }) => {
  await page.goto('/video/rope-trick');
  const head = page.getByRole('main').locator('header');
  await expect(head.getByRole('link', { name: 'Tom Pine' })).toHaveAttribute(
    'href',
    '/team/tom-pine',
  );
  await expect(head.getByText('2 February 2026')).toBeVisible();
  await expect(head.locator('time[datetime="PT14S"]')).toHaveText('0:14');
});

test('describes the video to search engines, with an address that has it', async ({
  page,
  request,
}) => {
  await page.goto('/video/harbour-tour');
  const graph = readGraph(await page.content());
  const source = graph.find((thing) => thing['@type'] === 'VideoObject');
  expect(source).toMatchObject({
    name: 'A tour of the harbour',
    uploadDate: '2026-03-23T09:00:00+01:00',
    duration: 'PT14S',
    contentUrl: `${siteUrl}/videos/examples/clip.mp4`,
    transcript: expect.stringContaining('The north pier has a green light'),
  });
  const file = await request.get(String(source?.contentUrl), { headers: { range: 'bytes=0-99' } });
  expect(file.status()).toBe(206);
  expect(file.headers()['content-type']).toBe('video/mp4');
  expect(graph.find((thing) => thing['@type'] === 'BreadcrumbList')).toMatchObject({
    itemListElement: [{ name: 'Home' }, { name: 'Videos' }, { name: 'A tour of the harbour' }],
  });
});

test('the list is described as a list, in its order', async ({ page }) => {
  await page.goto('/videos');
  const graph = readGraph(await page.content());
  expect(graph.find((thing) => thing['@type'] === 'CollectionPage')).toMatchObject({
    mainEntity: { itemListElement: videos.map(({ title }) => ({ name: title })) },
  });
});

test('under /pl the frame is Polish and the document English, which is canonical', async ({
  page,
}) => {
  await page.goto('/pl/video/harbour-tour');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.locator('.prose')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  const say = createTranslator({ locale: 'pl', messages: words('pl') });
  const hint = say('site.writtenIn.video', { lang: 'en', name: 'angielski' });
  await expect(page.getByText(hint)).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${siteUrl}/video/harbour-tour`,
  );
});

test('a time in the transcript starts the video there, and moves it once it plays', async ({
  page,
}) => {
  await page.goto('/video/harbour-tour');
  const time = page.locator('.prose').getByRole('link', { name: '0:01', exact: true });
  await expect(time).toHaveAttribute('href', '/videos/examples/clip.mp4#t=1');
  const position = () =>
    page
      .locator('[data-media-player] video')
      .evaluate((video: HTMLVideoElement) => video.currentTime);
  await awaitTaken(time);
  await time.click();
  await expect.poll(position).toBeGreaterThanOrEqual(1);
  await page.locator('.prose').getByRole('link', { name: '0:00', exact: true }).click();
  await expect.poll(position).toBeLessThan(1);
});
