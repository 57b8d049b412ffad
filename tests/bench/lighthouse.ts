import { parseArgs } from 'node:util';
import { chromium as playwright } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { chromium } from '../../src/tools/chromium';
import { findCpuSlowdown } from './cpu-slowdown';
import { defaultPages, putFarAway, serveBlankSite, serveOwnSite } from './servers';

const rounds = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  SI: 'speed-index',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;

type Run = Awaited<ReturnType<typeof runOnce>>;

/**
 * Mobile Lighthouse with simulated throttling: the median of five runs per page, with a blank page for comparison. Each
 * round measures all pages, so that a slow hour of the machine is slow for all. The processor is slowed as much as it
 * needs at that moment to match a phone; `--cpu 4` is Lighthouse's constant. Pages are sent over a simulated line.
 * Without it (`--no-line`), all files arrive at once, the browser's processes compete for the processors during layout,
 * and the simulation counts that as the page's own work.
 */
export async function benchLighthouse(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { cpu: { type: 'string' }, line: { type: 'boolean', default: true } },
    allowNegative: true,
    allowPositionals: true,
  });
  const asked = values.cpu === undefined ? undefined : Number(values.cpu);
  if (asked !== undefined && !(asked >= 1))
    throw new RangeError(`--cpu ${values.cpu} is no factor`);
  const near = await Promise.all([serveBlankSite(), serveOwnSite()]);
  const [blank, site] = values.line
    ? await Promise.all([putFarAway(near[0]), putFarAway(near[1])])
    : near;
  const pages = positionals.length > 0 ? positionals : defaultPages;
  const targets: { page: string; url: string; runs: Run[] }[] = [
    { page: '(blank page)', url: blank.url, runs: [] },
    ...pages.map((page) => ({ page, url: site.url + page, runs: [] })),
  ];
  for (let round = 0; round < rounds; round += 1) {
    for (const { url, runs } of targets) {
      // Next would render a page older than half a minute again during the measurement.
      await fetch(url);
      runs.push(await runOnce(url, asked));
    }
  }
  console.table(targets.map(({ page, runs }) => ({ page, ...summarize(runs) })));
  for (const { stop } of [blank, site, ...near]) stop();
}

/**
 * Returns the slowdown for the processor, measured for a second just before a run: shared machines can be twice as fast
 * one minute later.
 */
async function calibrate(port: number): Promise<number> {
  const browser = await playwright.connectOverCDP(`http://localhost:${port}`);
  try {
    const page = await browser.newPage();
    return findCpuSlowdown(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  } finally {
    await browser.close();
  }
}

function summarize(runs: Run[]) {
  const median = (pick: (run: Run) => number) => findMedian(runs.map(pick));
  return {
    ...Object.fromEntries(categories.map((name) => [name, median((run) => run.scores[name] ?? 0)])),
    ...Object.fromEntries(
      Object.keys(metrics).map((name) => [name, median((run) => run.values[name] ?? 0)]),
    ),
    slowed: median((run) => run.slowdown),
  };
}

const findMedian = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function runOnce(url: string, asked: number | undefined) {
  const chrome = await launch({ chromePath: chromium.path, chromeFlags: chromium.flags });
  try {
    const slowdown = asked ?? (await calibrate(chrome.port));
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      throttling: { cpuSlowdownMultiplier: slowdown },
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { lhr } = result;
    return {
      slowdown: Math.round(slowdown * 10) / 10,
      scores: Object.fromEntries(
        categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
      ),
      values: Object.fromEntries(
        Object.entries(metrics).map(([name, id]) => [
          name,
          Math.round((lhr.audits[id]?.numericValue ?? 0) * 1000) / 1000,
        ]),
      ),
    };
  } finally {
    chrome.kill();
  }
}
