import { videoPath as path, player, time } from './support/player';
import { expect, isolatedTest as test } from './support/test';
import { replaceVideoHosts } from './support/video-hosts';

const youtubePath = '/pl/academy/videos/read-the-sky';

for (const [path, host, named] of [
  [youtubePath, 'https://www.youtube-nocookie.com/', 'YouTube'],
  ['/pl/academy/videos/find-the-harbour', 'https://player.vimeo.com/', 'Vimeo'],
] as const) {
  test(`plays a video kept at ${named}, which is asked for nothing before`, async ({ page }) => {
    const asked = await replaceVideoHosts(page);
    await page.goto(path);
    const begun = page.waitForRequest('**/api/notifications');
    const button = page.getByRole('button', { name: player.start });
    await button.hover();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await button.click();
    await expect(page.getByRole('button', { name: player.pause })).toBeVisible();
    expect((await begun).postDataJSON()).toMatchObject({
      eventName: `ACADEMY_VIDEO_CLICKED_${path.split('/').at(-1)?.toUpperCase()}`,
    });
    await expect(page.locator('[data-media-player] iframe')).toHaveAttribute(
      'src',
      new RegExp(`^${host}.*(?:dQw4w9WgXcQ|76979871)`),
    );
    await expect(page.getByRole('slider', { name: player.seek })).toHaveAttribute(
      'aria-valuetext',
      /^0:0[1-9] z 1:00$/,
    );
    await page.getByRole('button', { name: player.pause }).click();
    await expect(page.getByRole('button', { name: player.play, exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Policz pensję' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Policz pensję');
    const hosts = new Set(asked.map((url) => new URL(url).origin));
    expect([...hosts].filter((origin) => !/youtube-nocookie|vimeo/.test(origin))).toEqual([]);
  });
}

test.describe('what cannot be shown', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ });

  test('a missing file: says so, points to the video, keeps the transcript, tries again', async ({
    page,
  }) => {
    await page.route('**/clip.*', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(path);
    await page.getByRole('button', { name: player.start }).click();
    await expect(page.getByRole('alert').filter({ hasText: player.failed })).toBeVisible();
    await expect(page.getByRole('link', { name: player.openFile })).toHaveAttribute(
      'href',
      '/videos/examples/clip.mp4',
    );
    const retry = page.getByRole('button', { name: player.retry });
    await expect(retry).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Co mówi film' })).toBeVisible();
    await page.unroute('**/clip.*');
    await retry.click();
    await expect.poll(() => time(page)).toBeGreaterThan(0.2);
  });

  test('a missing file on a phone: nothing of what is said about it is cut off', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/clip.*', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(path);
    await page.getByRole('button', { name: player.start }).click();
    const said = page.getByRole('alert').filter({ hasText: player.failed });
    await expect(said).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: player.openFile })).toBeInViewport({ ratio: 1 });
  });

  test('a script that does not come: points to the video, too', async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await page.getByRole('button', { name: player.start }).click();
    await expect(page.getByRole('alert').filter({ hasText: player.failed })).toBeVisible();
    await expect(page.getByRole('link', { name: player.openFile })).toBeVisible();
  });

  test('a host out of reach: says so after a while and points to the page there', async ({
    page,
  }) => {
    await page.clock.install();
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.abort());
    await page.goto(youtubePath);
    await page.getByRole('button', { name: player.start }).click();
    await expect(page.locator('[data-media-player] iframe')).toBeAttached();
    await page.clock.fastForward(20_000);
    await expect(page.getByRole('alert').filter({ hasText: player.failed })).toBeVisible();
    await expect(
      page.getByRole('main').locator('a[href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"]'),
    ).toBeVisible();
  });
});
