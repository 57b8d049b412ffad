import { expectAccessible } from './support/accessibility';
import { openSlider, path, phone, pictures, slide, wide } from './support/case-study';
import { expect, isolatedTest, test } from './support/test';
import { words } from './support/words';

const { zoom } = words('en').site;
const [, second = ''] = pictures;

test('a picture opens over the page by mouse and keyboard, and the focus comes back', {
  tag: '@quick',
}, async ({ page }) => {
  await page.setViewportSize(wide);
  await openSlider(page);
  const link = slide(page, 0).getByRole('link');
  await link.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeVisible();
  await expect(dialog.getByRole('button', { name: zoom.close })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: zoom.close }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(path);
});

test('a picture opens for a key that comes just after it was closed', async ({ page }) => {
  await page.setViewportSize(wide);
  await openSlider(page);
  await slide(page, 0).getByRole('link').click();
  const close = page.getByRole('dialog').getByRole('button', { name: zoom.close });
  await expect(close).toBeFocused();
  await page.evaluate(() => {
    document.querySelector('dialog')?.close();
    if (document.activeElement instanceof HTMLElement) document.activeElement.click();
    // Of two tasks, the first is the one in which the browser says that the dialog was closed.
    return new Promise((resolve) => setTimeout(() => setTimeout(resolve)));
  });
  await expect(close).toBeFocused();
  await close.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a picture that peeks in comes to the front first', async ({ page }) => {
  await page.setViewportSize(wide);
  await openSlider(page);
  await slide(page, 1)
    .getByRole('link')
    .click({ position: { x: 40, y: 200 } });
  await expect(slide(page, 1)).toHaveAttribute('data-selected');
  await expect(slide(page, 1)).toContainText(second);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('phones show pictures upright, and all of one beside a story', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(path);
  const picture = slide(page, 0).getByRole('img');
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  expect(box?.height).toBeGreaterThan(box?.width ?? 0);
  await page.locator('#story summary').click();
  await page.locator('#story figure').getByRole('link').click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
});

test.describe('the parts of the story after the first', () => {
  const last = { name: 'What we left out' };

  test('are folded on phones until they are asked for, by the button or by a link', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const heading = page.getByRole('heading', last);
    await expect(heading).toBeHidden();
    await page.locator('#story summary').click();
    await expect(heading).toBeVisible();
    await page.goto(`${path}#what-we-left-out`);
    await expect(heading).toBeInViewport();
  });

  test('are open on wide screens and on paper', async ({ page }) => {
    await page.setViewportSize(wide);
    await page.goto(path);
    await expect(page.getByRole('heading', last)).toBeVisible();
    await expect(page.locator('#story summary')).toBeHidden();
    await page.setViewportSize(phone);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', last)).toBeVisible();
  });
});

isolatedTest.describe('without JavaScript', () => {
  isolatedTest.use({ javaScriptEnabled: false, viewport: phone });

  isolatedTest('the story unfolds, and a picture leads to its file', async ({ page }) => {
    await page.goto(path);
    await page.locator('#story summary').click();
    await expect(page.getByRole('heading', { name: 'What we left out' })).toBeVisible();
    const link = page.locator('#story figure').getByRole('link');
    await expect(link).toHaveAttribute('href', '/images/examples/slide-2.webp');
  });
});
