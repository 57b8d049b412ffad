import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './test';

const computer = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** The share of a first screen that may look different. */
const tolerated = 0.03;

/**
 * Opens a page step by step: with the rules of its first screen, then with the whole sheet, then with its scripts.
 * Expects the first screen to look the same before and after the whole sheet, on a computer and on a phone. Returns
 * when the page is whole, in a computer's window.
 */
export async function openInSteps(page: Page, path: string): Promise<void> {
  // What moves by itself looks different in any two pictures.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(computer);
  const { sheets, letGo } = await holdBack(page);
  const camera = await page.context().newCDPSession(page);
  const look = async (size: typeof phone) => {
    await page.setViewportSize(size);
    await settle(page);
    // Playwright's own pictures are packed more tightly, which costs twice as much.
    const options = { format: 'png', optimizeForSpeed: true } as const;
    return (await camera.send('Page.captureScreenshot', options)).data;
  };

  await page.goto(path, { waitUntil: 'commit' });
  // Without this a page waits for its sheets before it is painted at all.
  await expect(page.locator('html[data-first-paint]')).toBeAttached();
  await page.locator('footer').waitFor({ state: 'attached' });
  // They are asked for once something is painted.
  const links = await page.locator('link[rel="stylesheet"]').count();
  expect(links, path).toBeGreaterThan(0);
  await expect.poll(() => sheets.length, { message: path, intervals: [50] }).toBe(links);
  const onComputer = await look(computer);
  const onPhone = await look(phone);
  for (const sheet of sheets) await sheet.continue();
  await expect
    .poll(() => page.evaluate(haveSheetsCome), { message: path, intervals: [50] })
    .toBe(true);
  const phoneDiffers = await shareThatDiffers(onPhone, await look(phone));
  expect.soft(phoneDiffers, `${path} on a phone`).toBeLessThan(tolerated);
  const computerDiffers = await shareThatDiffers(onComputer, await look(computer));
  expect.soft(computerDiffers, `${path} on a computer`).toBeLessThan(tolerated);

  await camera.detach();
  await page.emulateMedia({ reducedMotion: null });
  await letGo();
  await page.waitForLoadState();
  await expect(page.locator('html[data-first-paint]')).toHaveCount(0);
}

/** Holds sheets, scripts and films back, until `letGo`; the sheets may be let go before. */
async function holdBack(page: Page): Promise<{ sheets: Route[]; letGo: () => Promise<void> }> {
  const sheets: Route[] = [];
  const others: Route[] = [];
  let isOpen = false;
  const hold = (held: Route[]) => (route: Route) =>
    isOpen ? route.continue() : void held.push(route);
  const holds = [
    await page.route(/\.css$/, hold(sheets)),
    await page.route(/\.(?:js|mp4|webm)$/, hold(others)),
  ];
  const letGo = async () => {
    isOpen = true;
    for (const route of others) await route.continue();
    for (const one of holds) await one.dispose();
  };
  return { sheets, letGo };
}

/** Runs in the page. */
const haveSheetsCome = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
    ({ sheet }) => sheet,
  );

/** Waits for fonts and for the pictures in sight. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A picture that another width needs is asked for with the next frame.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    // What is not laid out is never asked for.
    const isInSight = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().top < innerHeight;
    await document.fonts.ready;
    await Promise.all([...document.images].filter(isInSight).map((image) => image.decode()));
  });
}

/** Returns the share of the points that differ in lightness between two pictures, PNG in base64. */
async function shareThatDiffers(...shots: [string, string]): Promise<number> {
  if (shots[0] === shots[1]) return 0;
  const [one, other] = await Promise.all(
    shots.map((shot) =>
      sharp(Buffer.from(shot, 'base64')).removeAlpha().greyscale().raw().toBuffer(),
    ),
  );
  if (!one || one.length !== other?.length) return 1;
  let differing = 0;
  for (const [index, value] of one.entries())
    if (Math.abs(value - (other[index] ?? 0)) > 8) differing += 1;
  return differing / one.length;
}
