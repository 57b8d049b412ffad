import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type CDPSession, type Page, chromium as playwright } from '@playwright/test';
import { chromium } from '../../src/tools/chromium';
import { quantile } from './quantile';
import { defaultPages, type Site, serve, serveOwnSite } from './servers';
import { type Frame, makeStrip } from './strip';

/** Lighthouse's phone on a slow line: its screen, bytes a second, milliseconds, and a quarter of the speed. */
const screen = { width: 412, height: 823 };
const line = {
  offline: false,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
  latency: 562.5,
};
const slowdown = 4;

/** How long (milliseconds) a page is watched after it has loaded. */
const watched = 2_000;

const kinds = ['first', 'repeated'] as const;
type Visit = { FCP: number; LCP: number; blocked: number; CLS: number };
type Target = { site: Site; path: string; visits: Record<(typeof kinds)[number], Visit[]> };

/**
 * First and repeated visits of pages on a slow phone: the median of the rounds, in milliseconds. Over plain HTTP, for
 * Chromium keeps nothing that came with a certificate it does not trust. With `--beside FOLDER` another build is measured
 * in the same rounds, such as one whose pages were not finished (`next build` alone). `--frames FOLDER` draws what is seen
 * in the first seconds of a first visit, a strip for each page and build.
 */
export async function benchVisits(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      beside: { type: 'string' },
      frames: { type: 'string' },
      rounds: { type: 'string', default: '5' },
    },
    allowPositionals: true,
  });
  const paths = positionals.length > 0 ? positionals : defaultPages;
  const sites = [await serveOwnSite()];
  if (values.beside) sites.push(await serve('beside', values.beside, 3112));
  const browser = await playwright.launch({
    executablePath: chromium.path,
    args: chromium.flags,
  });
  const targets = paths.flatMap((path) =>
    sites.map((site): Target => ({ site, path, visits: { first: [], repeated: [] } })),
  );
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const target of targets) await visitTwice(browser, target);
  }
  const medianOf = (visits: Visit[], name: keyof Visit) =>
    quantile(
      visits.map((visit) => visit[name]),
      0.5,
    );
  for (const kind of kinds) {
    console.log(`${kind} visit`);
    console.table(
      targets.map(({ site, path, visits: { [kind]: visits } }) => ({
        path,
        site: site.name,
        FCP: medianOf(visits, 'FCP'),
        LCP: medianOf(visits, 'LCP'),
        blocked: medianOf(visits, 'blocked'),
        'CLS at most': Math.max(...visits.map(({ CLS }) => CLS)),
      })),
    );
  }
  if (values.frames) {
    mkdirSync(values.frames, { recursive: true });
    for (const target of targets) await drawStrip(browser, target, values.frames);
  }
  await browser.close();
  for (const site of sites) site.stop();
}

/** Opens a page in a browser that knows nothing, and again. */
async function visitTwice(browser: Browser, { site, path, visits }: Target): Promise<void> {
  const context = await browser.newContext({ viewport: screen, isMobile: true, hasTouch: true });
  for (const kind of kinds) {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(site.url + path, { waitUntil: 'load' });
    await page.waitForTimeout(watched);
    visits[kind].push(await page.evaluate(readTimes));
    await page.close();
  }
  await context.close();
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}

/** Runs in the page. What is over 50 ms of each long task after the first paint blocks (Lighthouse's definition). */
async function readTimes(): Promise<Visit> {
  const [paints, largest, tasks, shifts] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'].map(
      (type) =>
        new Promise<PerformanceEntry[]>((resolve) => {
          const entries: PerformanceEntry[] = [];
          new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
            type,
            buffered: true,
          });
          setTimeout(() => resolve(entries), 200);
        }),
    ),
  );
  const FCP = paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0;
  const late = tasks?.filter(({ startTime }) => startTime > FCP) ?? [];
  return {
    FCP: Math.round(FCP),
    LCP: Math.round(largest?.at(-1)?.startTime ?? 0),
    blocked: Math.round(late.reduce((sum, { duration }) => sum + duration - 50, 0)),
    CLS: shifts?.reduce((sum, shift) => sum + ((shift as { value?: number }).value ?? 0), 0) ?? 0,
  };
}

/** Takes pictures of a first visit as the browser paints. */
async function drawStrip(browser: Browser, { site, path }: Target, folder: string): Promise<void> {
  const context = await browser.newContext({ viewport: screen, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await slowDown(page);
  const frames: Frame[] = [];
  let start = 0;
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({
      picture: Buffer.from(data, 'base64'),
      at: (metadata.timestamp ?? 0) * 1000 - start,
    });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 80, everyNthFrame: 1 });
  start = Date.now();
  await page.goto(site.url + path, { waitUntil: 'load' });
  await page.waitForTimeout(watched);
  await session.send('Page.stopScreencast');
  const name = `${path.replaceAll('/', '-').slice(1) || 'home'}-${site.name.replaceAll(' ', '-')}`;
  await makeStrip(frames, join(folder, `${name}.png`));
  await context.close();
}
