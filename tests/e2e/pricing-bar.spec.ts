import { expect, test } from './support/test';
import { words } from './support/words';

const { bar } = words('en').subscription.pricing;
const phone = { width: 390, height: 844 };

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the way to a call stays in sight, down to the end of the page', async ({ page }) => {
    await page.goto('/pricing');
    const aside = page.getByRole('complementary', { name: bar.label });
    await expect(aside).toBeInViewport();
    await expect(aside).toContainText('$1,000');
    await page.getByRole('main').getByRole('button').last().scrollIntoViewIfNeeded();
    await expect(aside.getByRole('link', { name: bar.call })).toBeInViewport();
    await expect(aside.getByRole('link')).toHaveAttribute('href', '/schedule');
  });

  test('it covers nothing that has the focus', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/pricing');
    for (const target of await page
      .locator('main > :not(aside) :is(a, input, textarea, button)')
      .all()) {
      if (!(await target.isVisible())) continue;
      await target.focus();
      const covered = await target.evaluate((element) => {
        const edge = document.querySelector('[data-sticky-bar]')?.getBoundingClientRect();
        return element.getBoundingClientRect().bottom > (edge?.top ?? Number.POSITIVE_INFINITY);
      });
      expect(covered, (await target.getAttribute('href')) ?? '').toBe(false);
    }
  });

  test('no other page has it, and paper has not either', async ({ page }) => {
    await page.goto('/pricing');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-sticky-bar]')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    for (const path of ['/', '/faq', '/refer-a-friend', '/contact']) {
      await page.goto(path);
      await expect(page.locator('[data-sticky-bar]')).toHaveCount(0);
    }
  });
});

test('wider screens do without it', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await page.goto('/pricing');
  await expect(page.locator('[data-sticky-bar]')).toBeHidden();
});
