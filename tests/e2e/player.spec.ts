import { expectAccessible } from './support/accessibility';
import { siteUrl } from './support/addresses';
import { videoPath as path, player, playerOf, source, start, time } from './support/player';
import { expect, isolatedTest as test } from './support/test';

test('plays a video of ours: pictures move, at full volume, and not before it is asked to', async ({
  page,
}) => {
  await page.goto(path);
  await expect(page.getByText('Napisy: Polski')).toBeVisible();
  await expect(source(page)).toHaveCount(0);
  await start(page);
  const state = await source(page).evaluate((video: HTMLVideoElement) => {
    const { volume, muted, paused, videoWidth } = video;
    const frames = video.getVideoPlaybackQuality().totalVideoFrames > 0;
    return { volume, muted, paused, videoWidth, frames };
  });
  expect(state).toEqual({ volume: 1, muted: false, paused: false, videoWidth: 320, frames: true });
});

test('asks no other host for anything, and fetches the player only when it is wanted', async ({
  page,
}) => {
  const asked: string[] = [];
  const scripts: Promise<string>[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  const hasPlayer = async () =>
    (await Promise.all(scripts)).some((text) => text.includes('data-media-provider'));
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(scripts.length).toBeGreaterThan(3);
  expect(await hasPlayer()).toBe(false);
  expect(asked.filter((url) => /\.(?:mp4|webm|vtt)$/.test(url))).toEqual([]);
  await start(page);
  expect(await hasPlayer()).toBe(true);
  const foreign = asked.filter((url) => !url.startsWith(siteUrl) && !url.startsWith('blob:'));
  expect(foreign).toEqual([]);
});

test('obeys the keyboard', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('button', { name: player.start }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: player.pause })).toBeFocused();
  await page.keyboard.press('Space');
  const play = page.getByRole('button', { name: player.play, exact: true });
  await expect(play).toBeFocused();
  await page.keyboard.press('k');
  await expect(page.getByRole('button', { name: player.pause })).toBeFocused();
  await page.keyboard.press('k');
  await expect(play).toBeFocused();

  const slider = page.getByRole('slider', { name: player.seek });
  await slider.focus();
  const before = await time(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => time(page)).toBeCloseTo(before + 5, 0);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => time(page)).toBeCloseTo(before, 0);
  await expect(slider).toHaveAttribute('aria-valuetext', /^0:0\d z 0:1\d$/);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: player.pause })).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: player.pause })).toBeFocused();
  await page.keyboard.press('m');
  await expect(page.getByRole('button', { name: player.unmute })).toBeVisible();
});

test('keeps its controls, and the focus on them, while the video runs', async ({ page }) => {
  await page.goto(path);
  await start(page);
  await expect.poll(() => time(page)).toBeGreaterThan(3.5);
  await expect(page.getByRole('button', { name: player.pause })).toBeFocused();
});

test('has room for every control on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path);
  await start(page);
  const controls = playerOf(page).locator('button:visible, select:visible');
  await expect(playerOf(page).getByRole('combobox')).toBeVisible();
  for (const control of await controls.all()) {
    const box = await control.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(20);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(300);
  }
});

test('shows captions, and hides them', async ({ page }) => {
  await page.goto(path);
  await start(page);
  const caption = playerOf(page).locator('[data-caption]');
  await expect(caption).toContainText('Policz, zanim podasz kwotę.');
  await expect(caption).toHaveAttribute('lang', 'pl');
  const button = page.getByRole('button', { name: player.captions });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(caption).toHaveCount(0);
});

test('changes the speed', async ({ page }) => {
  await page.goto(path);
  await start(page);
  const speed = page.getByRole('combobox', { name: player.speed });
  await expect(speed.getByRole('option')).toHaveText(['0,75×', '1×', '1,25×', '1,5×', '2×']);
  await speed.selectOption('1,5×');
  await expect
    .poll(() => source(page).evaluate((video: HTMLVideoElement) => video.playbackRate))
    .toBe(1.5);
});

test('pauses when another video begins, in whichever tab', async ({ page, context }) => {
  await page.goto(path);
  await start(page);
  const other = await context.newPage();
  await other.goto('/pl/academy/videos/set-sail');
  await start(other);
  await expect(page.getByRole('button', { name: player.play, exact: true })).toBeVisible();
  await expect(other.getByRole('button', { name: player.pause })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("plays in the browser's own player, with captions", async ({ page }) => {
    await page.goto(path);
    const video = page.locator('video[controls]');
    await expect(video).toBeVisible();
    await expect(page.getByRole('button', { name: player.start })).toHaveCount(0);
    await expect(video.locator('track[srclang=pl][default]')).toHaveCount(1);
    await video.evaluate((element: HTMLVideoElement) => element.play());
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0.2);
  });
});

test('has no accessibility violation while it plays', async ({ page }) => {
  await page.goto(path);
  await start(page);
  await expectAccessible(page);
});
