import { expect, type Page, type Route, test } from '@playwright/test';
import sharp from 'sharp';
import { contentUrl } from '../support/addresses';
import { listPaths } from '../support/sitemap';

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** A page of each kind: what differs is the first part of the address, and how many parts follow. */
const kindOf = (path: string) =>
  path.replace(/[^/]+/g, (part, at: number) => (at < 5 ? part : '*'));

for (const viewport of screens) {
  test(`at ${viewport.width} pixels, first screens look as with the whole sheet`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const kinds = new Map((await listPaths()).map((path) => [kindOf(path), path]));
    expect(kinds.size).toBeGreaterThan(10);
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const sheets: Route[] = [];
    await page.route(/\.(?:js|mp4|webm)$/, (route) => route.abort());
    await page.route(/\.css$/, (route) => void sheets.push(route));
    for (const path of kinds.values()) {
      expect.soft(await compareLooks(page, path, sheets), path).toBeLessThan(0.03);
      sheets.length = 0;
    }
    await context.close();
  });
}

/**
 * Returns the share of the first screen that changes when the whole sheet comes, which waits in `sheets`. Scripts never
 * come.
 */
async function compareLooks(page: Page, path: string, sheets: readonly Route[]): Promise<number> {
  await page.goto(contentUrl + path, { waitUntil: 'commit' });
  await settle(page);
  // They are asked for once something is painted.
  const links = await page.locator('link[rel="stylesheet"]').count();
  expect(links, path).toBeGreaterThan(0);
  await expect.poll(() => sheets.length, { message: path, intervals: [50] }).toBe(links);
  const before = await page.screenshot();
  for (const sheet of sheets) await sheet.continue();
  await expect
    .poll(() => page.evaluate(haveSheetsCome), { message: path, intervals: [50] })
    .toBe(true);
  await settle(page);
  return shareThatDiffers(before, await page.screenshot());
}

/** Runs in the page. */
const haveSheetsCome = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
    ({ sheet }) => sheet,
  );

/** Waits for fonts and for the pictures in sight. */
async function settle(page: Page): Promise<void> {
  await page.locator('footer').waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    // What is not laid out is never asked for.
    const isInSight = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().top < innerHeight;
    await document.fonts.ready;
    await Promise.all([...document.images].filter(isInSight).map((image) => image.decode()));
  });
}

async function shareThatDiffers(...shots: [Buffer, Buffer]): Promise<number> {
  const [one, other] = await Promise.all(
    shots.map((shot) => sharp(shot).removeAlpha().greyscale().raw().toBuffer()),
  );
  if (!one || one.length !== other?.length) return 1;
  return (
    one.filter((value, index) => Math.abs(value - (other[index] ?? 0)) > 8).length / one.length
  );
}
