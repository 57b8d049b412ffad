import type { Page } from '@playwright/test';
import { announcement, openSlider, pictures, slide, wide } from './support/case-study';
import { expect, test } from './support/test';

/** The slide in front: the picture on the page's left edge, bright, counted, and said. */
async function expectSlide(page: Page, index: number) {
  await expect(announcement(page)).toHaveText(`Slide ${index + 1} of 4: ${pictures[index] ?? ''}`);
  await expect
    .poll(async () => Math.round((await slide(page, index).boundingBox())?.x ?? -1))
    .toBe(64);
}

test.describe('the slider', () => {
  test.use({ viewport: wide });

  test('wraps from the first to the last and from the last to the first', async ({ page }) => {
    const { previous, next } = await openSlider(page);
    await expect(announcement(page)).toHaveText('');
    await previous.click();
    await expectSlide(page, 3);
    await next.click();
    await expectSlide(page, 0);
    for (const index of [1, 2, 3, 0]) {
      await next.click();
      await expectSlide(page, index);
    }
    await previous.click();
    await expectSlide(page, 3);
  });

  test('follows the arrow keys, a swipe, and a click on the picture that peeks in', async ({
    page,
  }) => {
    const { next } = await openSlider(page);
    await next.focus();
    await page.keyboard.press('ArrowLeft');
    await expectSlide(page, 3);
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 0);
    await slide(page, 1).click({ position: { x: 40, y: 200 } });
    await expectSlide(page, 1);
    const box = await slide(page, 1).boundingBox();
    if (!box) throw new Error('The slide has no box');
    await page.mouse.move(box.x + 900, box.y + 200);
    await page.mouse.down();
    await page.mouse.move(box.x + 100, box.y + 200, { steps: 8 });
    await page.mouse.up();
    await expectSlide(page, 2);
  });

  test('does not advance by itself', async ({ page }) => {
    await openSlider(page);
    // Longer than the interval of 3 seconds that the specification cancels.
    await page.waitForTimeout(4_000);
    await expect(announcement(page)).toHaveText('');
    expect(Math.round((await slide(page, 0).boundingBox())?.x ?? -1)).toBe(64);
  });

  test('jumps without motion where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { previous } = await openSlider(page);
    await previous.click();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(Math.round((await slide(page, 3).boundingBox())?.x ?? -1)).toBe(64);
    await expectSlide(page, 3);
  });
});
