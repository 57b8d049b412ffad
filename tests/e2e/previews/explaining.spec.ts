import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import type { Server } from '../support/copy-commands';
import { type ProjectCopy, patience } from '../support/project-copy';
import { expect as expectNow } from '../support/test';
import { words } from '../support/words';
import { explanation, halfWritten, openPreview, test } from './preview';

/* What `npm run dev` says of what it shows: the overlay, and the style guide. */
test.describe.configure({ mode: 'serial', timeout: patience });
test.use({ expectedErrors: halfWritten });

const expect = expectNow.configure({ timeout: 30_000 });
const file = 'content/blog/harbour-lights.mdx';
const sentence = 'Every light has a rhythm of its own.';
let copy: ProjectCopy;
let server: Server;
let good: string;

test.beforeAll(({ preview }) => {
  ({ copy, server } = preview);
  good = copy.read(file);
});

const panelOf = (page: Page) => page.getByRole('region', { name: 'Where this is written' });
const lineOf = (text: string) => copy.read(file).split('\n').indexOf(text) + 1;

/** Opens the article with the overlay on. */
async function openArticle(page: Page) {
  await openPreview(page, `${server.url}/blog/harbour-lights`);
  await page.getByRole('button', { name: 'Where is this written?' }).click();
  const panel = panelOf(page);
  await expect(panel.getByRole('button', { name: file })).toBeVisible();
  return panel;
}

test('names the line of what is pointed at, and opens it in the editor', async ({ page }) => {
  const panel = await openArticle(page);
  await page.getByText(sentence).hover();
  const place = panel.getByRole('button', { name: `${file}:${lineOf(sentence)}` });
  await expect(place).toBeVisible();
  await place.click();
  await expect.poll(() => copy.read('opened')).toContain(join(copy.folder, file));
  await expect(panel).toContainText('Public since 2026-01-19 09:00 (+01:00)');
  await expect(panel.getByRole('button', { name: 'content/people/zofia-lozinska' })).toBeVisible();
});

test('is turned on and off by keys, goes through the page, and remembers', async ({ page }) => {
  await openPreview(page, `${server.url}/pl/blog/tide-tables`);
  const panel = panelOf(page);
  await expect(page.getByRole('button', { name: 'Where is this written?' })).toBeVisible();
  await expect(panel).toBeHidden();
  await page.keyboard.press('Alt+.');
  await expect(panel).toContainText('content/blog/tide-tables.pl.mdx Polski');
  const next = panel.getByRole('button', { name: 'Next' });
  await next.press('Enter');
  await next.press('Enter');
  await expect(panel.locator('dl')).toContainText('Polski');
  await page.reload();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('marks a finding where it is, beside the last good version, until it is mended', async ({
  page,
}) => {
  const panel = await openArticle(page);
  copy.write(file, good.replace(sentence, `{rhythm} ${sentence}`));
  const mark = page.getByRole('button', { name: 'Error here: code-in-body' });
  await expect(mark).toBeVisible();
  await mark.click();
  await expect(panel).toContainText('Write \\{ for the character itself');
  await expect(panel).toContainText('the last good version');
  await panel.getByText('What code-in-body is about').click();
  await expect(panel).toContainText('An error: the site cannot be built with it.');
  await expect(panel.getByRole('button', { name: explanation })).toBeVisible();
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  await expect
    .poll(async () => Math.abs((await topOf(page.getByText(sentence))) - (await topOf(mark))))
    .toBeLessThan(60);
  copy.write(file, good);
  await expect(mark).toHaveCount(0);
});

test('says on the page of a draft that only the preview shows it', async ({ page }) => {
  await openPreview(page, `${server.url}/blog/unfinished-map`);
  const banner = page.getByRole('status').filter({ hasText: 'Only the preview shows this page.' });
  await expect(banner).toContainText('Draft');
  await openPreview(page, `${server.url}/blog/next-voyage`);
  await expect(banner).toContainText('Scheduled for');
  await openPreview(page, `${server.url}/blog/harbour-lights`);
  await expect(page.getByRole('button', { name: 'Where is this written?' })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('is accessible', async ({ page }) => {
  await openArticle(page);
  await expectAccessible(page, '#preview-overlay');
});

for (const [locale, path] of [
  ['en', ''],
  ['pl', '/pl'],
] as const) {
  test(`the style guide shows and tries what a text may have (${locale})`, async ({ page }) => {
    await openPreview(page, `${server.url}${path}/style-guide`);
    const { tip, note } = words(locale).site.callout;
    await expect(page.getByRole('note').filter({ hasText: note })).toBeVisible();
    await expect(page.locator('#components')).toContainText('<Callout kind="tip"');
    const field = page.getByRole('textbox');
    await field.fill('<Callout kind="tip">\n\n**Salt** [away](/nowhere)\n\n</Callout>');
    await expect(page.getByRole('status')).toContainText('3:10');
    await expect(page.getByRole('status')).toContainText('broken-link');
    await expect(page.getByRole('note').filter({ hasText: note })).toBeVisible();
    await field.fill('<Callout kind="tip">\n\n**Salt** away\n\n</Callout>');
    await expect(page.getByRole('note').filter({ hasText: `${tip}Salt` })).toBeVisible();
    await expectAccessible(page, 'main');
  });
}

test('follows a redirect that is written meanwhile', async ({ request }) => {
  const list = 'src/site/redirects.ts';
  const redirect = "[\n  { from: '/blog/old-lights', to: '/blog/harbour-lights' },\n];";
  const before = copy.read(list);
  copy.write(list, before.replace(/\[[^\]]*\];/, redirect));
  // Only its answer: the page it leads to is compiled anew, which takes far longer.
  const ask = () => request.get(`${server.url}/pl/blog/old-lights`, { maxRedirects: 0 });
  const locationOf = () => ask().then((answer) => answer.headers().location, String);
  await expect.poll(locationOf).toBe('/pl/blog/harbour-lights');
  // Next starts anew for either change; what comes after this test needs it.
  copy.write(list, before);
  await expect.poll(locationOf, { timeout: 90_000 }).toBeUndefined();
});
