import { languages } from '@/site/locales';
import { directory } from '@/site/nav';
import { expect, test } from './support/test';
import { expectTop } from './support/walk';
import { words } from './support/words';

const english = words('en').site;

test.use({ viewport: { width: 390, height: 844 } });

test('opens the menu, follows a link, and the menu is gone', { tag: '@quick' }, async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: english.nav.openMenu }).click();
  const menu = page.locator('#menu');
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: english.nav.blog }).click();
  await expect(page).toHaveURL('/blog');
  await expect(menu).toBeHidden();
  await expectTop(page);
});

test('leads to every page of the footer, to the phone and to the other language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/faq');
  await page.getByRole('button', { name: english.nav.openMenu }).click();
  const menu = page.locator('#menu');
  for (const { href } of directory.flatMap(({ entries }) => [...entries]))
    await expect(menu.locator(`a[href="${href}"]`).first(), href).toBeVisible();
  await expect(menu.locator('a[aria-current=page]')).toHaveText(english.nav.faq);
  const last = menu.getByRole('button', { name: english.theme.toDark });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await menu.getByRole('link', { name: languages.pl.name }).click();
  await expect(page).toHaveURL('/pl/faq');
  await expect(menu).toBeHidden();
});

test('closes the menu when the keyboard leaves it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: english.nav.openMenu }).click();
  const menu = page.locator('#menu');
  await menu.getByRole('button').last().focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
});
