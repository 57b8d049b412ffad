import type { Page } from '@playwright/test';
import { languages } from '@/site/locales';
import { expectAccessible } from './support/accessibility';
import { siteUrl } from './support/addresses';
import { expect, isolatedTest } from './support/test';
import { words } from './support/words';

const { contactPage, theme } = words('en').site;
const failed = languages.en.error;

isolatedTest.use({ expectedErrors: /ERR_FAILED|ChunkLoadError/ });

isolatedTest('a script that fails once is loaded again, and the page works', async ({ page }) => {
  const { script } = await refuseContactScript(page, { times: 1 });
  const again = page.waitForResponse(`**/${script}`, { timeout: 20_000 });
  await page.goto('/contact');
  expect((await again).ok()).toBe(true);
  await expect(page.getByRole('banner').getByRole('button', { name: theme.toDark })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: contactPage.title })).toBeVisible();
});

isolatedTest('a script that stays away gets an error page, and a reload', async ({ page }) => {
  const { admit } = await refuseContactScript(page);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: failed.title })).toBeVisible();
  await expectAccessible(page);
  await admit();
  await page.getByRole('button', { name: failed.retry }).click();
  await expect(page.getByRole('heading', { level: 1, name: contactPage.title })).toBeVisible();
});

isolatedTest('after a link, too, trying again loads what was missing', async ({ page }) => {
  const { admit } = await refuseContactScript(page);
  await page.goto('/blog');
  await page.getByRole('banner').getByRole('link', { name: 'LET’S DO THIS' }).click();
  await expect(page.getByRole('heading', { name: failed.title })).toBeVisible();
  await admit();
  await page.getByRole('button', { name: failed.retry }).click();
  await expect(page.getByRole('heading', { level: 1, name: contactPage.title })).toBeVisible();
});

/** Refuses the script that only the contact page has; returns its address and what admits it again. */
async function refuseContactScript(page: Page, options: { times?: number } = {}) {
  const [blog, own] = await Promise.all([listScripts('/blog'), listScripts('/contact')]);
  const script = own.find((address) => !blog.includes(address));
  if (!script) throw new Error('/contact has no script of its own');
  await page.route(`**/${script}`, (route) => route.abort(), options);
  return { script, admit: () => page.unroute(`**/${script}`) };
}

async function listScripts(path: string): Promise<string[]> {
  const html = await (await fetch(siteUrl + path)).text();
  return html.match(/_next\/static\/chunks\/[\w.-]+\.js/g) ?? [];
}
