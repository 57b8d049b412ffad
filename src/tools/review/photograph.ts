import {
  type Browser,
  type BrowserContext,
  type Page,
  chromium as playwright,
} from '@playwright/test';
import sharp from 'sharp';
import { chromium } from '../chromium';

/** A picture of a whole page; `rgba` has four bytes for each pixel, row by row. */
export interface Photo {
  readonly width: number;
  readonly height: number;
  readonly rgba: Buffer;
}

export interface Camera {
  /** Takes the whole page at this width; nothing where the address is an unknown one. */
  take(url: string, width: number): Promise<Photo | undefined>;
  close(): Promise<void>;
}

/** The widths pages are looked at: a telephone and a desk. */
export const widths = [390, 1440] as const;

/** Chromium paints at most 16,384 pixels at once, so taller pages are taken in slices. */
const sliceHeight = 8000;
/** What is below is left out: no page a person wrote is that long. */
const mostHeight = 40_000;
/** A page is opened until its pictures are made, each time some of them are; so often in vain, and one of them is broken. */
const mostInVain = 10;
/** How long one step of a page may take, in milliseconds. */
const patience = 60_000;

/** Opens a browser in which nothing moves, the clock stands at `now`, and only the site itself is reached. */
export async function openCamera(now: Date): Promise<Camera> {
  const browser = await playwright.launch({
    executablePath: chromium.path,
    args: [...chromium.flags, '--hide-scrollbars'],
  });
  return {
    async take(url, width) {
      const context = await openContext(browser, width, new URL(url).origin);
      try {
        const page = await context.newPage();
        await page.clock.setFixedTime(now);
        const status = await open(page, url);
        if (isShown(status, url)) return await shoot(page, width);
        if (status === 404) return undefined;
        throw new Error(`the page answers ${status}`);
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
}

async function openContext(
  browser: Browser,
  width: number,
  origin: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    // Our rule for whole pages is no part of what a page's policy allows.
    bypassCSP: true,
    serviceWorkers: 'block',
  });
  const isOther = ({ origin: other }: URL) => other !== origin && other !== 'null';
  await context.route(isOther, (route) => route.abort());
  return context;
}

/**
 * Opens a page, again while pictures come that may not be kept: those are the originals, sent while the site makes the
 * size that is wanted, and a little different. Returns the status of the page.
 */
async function open(page: Page, url: string): Promise<number> {
  let waiting = 0;
  page.on('response', (response) => {
    const isPicture = response.request().resourceType() === 'image';
    if (isPicture && response.headers()['cache-control']?.includes('no-store')) waiting += 1;
  });
  for (let [fewest, inVain] = [Number.POSITIVE_INFINITY, 0]; ; ) {
    waiting = 0;
    const status = (await page.goto(url, { timeout: patience }))?.status() ?? 0;
    if (!isShown(status, url)) return status;
    await settle(page);
    inVain = waiting < fewest ? 0 : inVain + 1;
    fewest = Math.min(fewest, waiting);
    if (waiting === 0 || inVain === mostInVain) return status;
  }
}

/** Says whether there is a page to look at: also of what is over (410), and the one that answers unknown addresses. */
const isShown = (status: number, url: string): boolean =>
  status < 400 || status === 410 || (status === 404 && url.endsWith('/unknown-address'));

/** Lays out what is below the screen, and waits for scripts, typefaces and pictures. */
async function settle(page: Page): Promise<void> {
  await page.addStyleTag({
    content: '*, ::before, ::after { content-visibility: visible !important; }',
  });
  await page
    .locator('[data-ready="true"]')
    .first()
    .waitFor({ state: 'attached', timeout: 10_000 })
    // A page without the header's switch has no scripts to wait for.
    .catch(() => {});
  await page.evaluate(showAll);
  await page.waitForLoadState('networkidle', { timeout: patience });
  await page.evaluate(backToTop);
  await page.evaluate(stopVideos);
}

async function showAll(): Promise<void> {
  for (const picture of document.images) picture.loading = 'eager';
  await document.fonts.ready;
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
  // A picture that cannot be shown is seen as such.
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
}

/**
 * Goes back in short steps, so that what watches the screen sees each part pass: it marks the one that is being read, and
 * after one leap the mark would stay wherever it was.
 */
async function backToTop(): Promise<void> {
  for (let top = scrollY; top > 0; top -= innerHeight / 5) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

function stopVideos(): void {
  for (const video of document.querySelectorAll('video')) {
    video.pause();
    video.currentTime = 0;
  }
}

async function shoot(page: Page, width: number): Promise<Photo> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(whole, mostHeight);
  const slices: Buffer[] = [];
  for (let y = 0; y < height; y += sliceHeight) {
    const png = await page.screenshot({
      fullPage: true,
      animations: 'disabled',
      clip: { x: 0, y, width, height: Math.min(sliceHeight, height - y) },
      timeout: patience,
    });
    slices.push(await sharp(png).ensureAlpha().raw().toBuffer());
  }
  return { width, height, rgba: Buffer.concat(slices) };
}
