import type { Page } from '@playwright/test';
import { expect } from './test';
import { words } from './words';

/** The page with the video that the player's tests play, in Polish. */
export const videoPath = '/pl/academy/videos/count-the-pay';
export const { player } = words('pl').site;

export const playerOf = (page: Page) =>
  page.getByRole('region', { name: 'Film: Policz pensję' }).last();
export const source = (page: Page) => page.locator('[data-media-player] video');
/** Returns the current position of the video, in seconds. */
export const time = (page: Page) =>
  source(page).evaluate((video: HTMLVideoElement) => video.currentTime);

/** Presses the poster and waits until the video plays, with the focus on its pause button. */
export async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: player.start }).click();
  await expect(page.getByRole('button', { name: player.pause })).toBeFocused();
  await expect.poll(() => time(page)).toBeGreaterThan(0.2);
}
