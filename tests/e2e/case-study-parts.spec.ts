import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import {
  carousel,
  openSlider,
  path,
  phone,
  pictures,
  pie,
  slide,
  wide,
} from './support/case-study';
import { expect, isolatedTest, test } from './support/test';
import { words } from './support/words';

const { process, slider } = words('en').caseStudy;
const steps = [
  ['Product Backlog', 'Forty cards on a table'],
  ['Sprint Backlog', 'Five cards, one boat'],
  ['Weekly Sprint', 'A week with an end'],
  ['Shippable Increment', 'Tried on the pier'],
  ['Product', 'The first summer'],
] as const;

/** The step that is open: its tab alone is selected, and its panel alone is seen. */
async function expectStep(page: Page, index: number) {
  for (const [place, [name, heading]] of steps.entries()) {
    const isOpen = place === index;
    const tab = page.getByRole('tab').nth(place);
    await expect(tab).toContainText(name);
    await expect(tab).toHaveAttribute('aria-selected', String(isOpen));
    await expect(page.getByRole('heading', { name: heading })).toBeVisible({ visible: isOpen });
  }
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
}

test.describe('the process', () => {
  test.use({ viewport: wide });

  test('opens at the first step and shows another on a click', async ({ page }) => {
    await page.goto(path);
    await expectStep(page, 0);
    await page.getByRole('tab', { name: 'Weekly Sprint' }).click();
    await expectStep(page, 2);
  });

  test('is one stop for the keyboard: arrows go round, Home and End to the ends', async ({
    page,
  }) => {
    await page.goto(path);
    const tabs = page.getByRole('tab');
    await expect(page.getByRole('tablist', { name: process.title })).toHaveAttribute(
      'aria-orientation',
      'vertical',
    );
    await tabs.first().focus();
    for (const [key, index] of [
      ['ArrowDown', 1],
      ['ArrowRight', 2],
      ['End', 4],
      ['ArrowDown', 0],
      ['ArrowUp', 4],
      ['ArrowLeft', 3],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabs.nth(index)).toBeFocused();
      await expectStep(page, index);
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel', { name: 'Product Backlog' })).toBeFocused();
  });

  test('moves nothing below when another step opens', async ({ page }) => {
    await page.goto(path);
    const section = page.locator('#process');
    await expect(page.getByRole('tablist')).toBeVisible();
    const height = (await section.boundingBox())?.height;
    await page.getByRole('tab').last().click();
    await expectStep(page, 4);
    expect((await section.boundingBox())?.height).toBe(height);
  });
});

test('on a phone the five steps stand in a row of targets wide enough for a thumb', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(path);
  await expect(page.getByRole('tablist')).toHaveAttribute('aria-orientation', 'horizontal');
  for (const tab of await page.getByRole('tab').all()) {
    const box = await tab.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
  }
  await page.getByRole('tab').nth(3).click();
  await expectStep(page, 3);
});

test('on paper every step and every picture is there', async ({ page }) => {
  await page.setViewportSize(wide);
  await openSlider(page);
  await page.emulateMedia({ media: 'print' });
  for (const [, heading] of steps)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  for (const [index] of pictures.entries()) {
    const box = await slide(page, index).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(wide.width);
  }
  await expect(page.getByRole('tablist')).toBeHidden();
});

isolatedTest.describe('without JavaScript', () => {
  isolatedTest.use({ javaScriptEnabled: false, viewport: wide });

  isolatedTest(
    'all steps are read one after another, without tabs that do nothing',
    async ({ page }) => {
      await page.goto(path);
      for (const [name, heading] of steps) {
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        await expect(page.locator('#process p', { hasText: name }).first()).toBeVisible();
      }
      await expect(page.getByRole('tab')).toHaveCount(0);
      await expect(page.locator('#process').getByRole('button')).toHaveCount(0);
    },
  );

  isolatedTest('the pictures are a strip that scrolls, and the pie is drawn', async ({ page }) => {
    await page.goto(path);
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
    const last = slide(page, 3);
    await expect(last).not.toBeInViewport();
    await carousel(page).getByRole('group', { name: slider.title, exact: true }).focus();
    await page.keyboard.press('End');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await expect(pie(page).locator('path')).toHaveCount(3);
  });
});

test('no accessibility violation once all parts run', async ({ page }) => {
  await page.setViewportSize(wide);
  const { next } = await openSlider(page);
  await next.click();
  await page.getByRole('tab').nth(1).click();
  await pie(page).scrollIntoViewIfNeeded();
  await expect(pie(page).locator('.recharts-surface')).toBeVisible();
  await expectAccessible(page);
});
