import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chromium as playwright } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { chromium } from '../../src/tools/chromium';
import { findCpuSlowdown } from './cpu-slowdown';
import {
  defaultPages,
  putFarAway,
  type Site,
  secure,
  serveBlankSite,
  serveOwnSite,
  siteAt,
} from './servers';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  SI: 'speed-index',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;

/**
 * The ways of measuring. Simulated: a fast load, from which Lighthouse computes what a phone would take. Applied: the
 * browser itself is slowed. Each over plain HTTP and over HTTP/2 with TLS, as a site is served.
 */
const ways = {
  'http-simulated': { isSecure: false, throttlingMethod: 'simulate' },
  'http2-simulated': { isSecure: true, throttlingMethod: 'simulate' },
  'http-applied': { isSecure: false, throttlingMethod: 'devtools' },
  'http2-applied': { isSecure: true, throttlingMethod: 'devtools' },
} as const;

type Way = keyof typeof ways;
type Run = Awaited<ReturnType<typeof runOnce>>;
type Target = { page: string; url: string; runs: Run[] };

/**
 * Mobile Lighthouse in four ways (`--way` takes some of them): the median of the rounds per page, with a blank page of
 * the same Next and with whatever `--beside URL` names, served elsewhere. Each round measures all pages, so that a slow
 * hour of the machine is slow for all. The processor is slowed as much as it needs at that moment to match a phone;
 * `--cpu 4` is Lighthouse's constant. For the simulation pages are sent over a line (`line.ts`): otherwise all files
 * arrive at once, the browser's processes compete for the processors during layout, and the simulation counts that as
 * the page's own work.
 */
export async function benchLighthouse(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      cpu: { type: 'string' },
      line: { type: 'boolean', default: true },
      way: { type: 'string', multiple: true, default: Object.keys(ways) },
      beside: { type: 'string', multiple: true, default: [] },
      rounds: { type: 'string', default: '5' },
    },
    allowNegative: true,
    allowPositionals: true,
  });
  const asked = values.cpu === undefined ? undefined : Number(values.cpu);
  if (asked !== undefined && !(asked >= 1))
    throw new RangeError(`--cpu ${values.cpu} is no factor`);
  const unknown = values.way.find((way) => !(way in ways));
  if (unknown) throw new RangeError(`--way ${unknown} is none of ${Object.keys(ways).join(', ')}`);
  warnOfFonts();
  const pages = positionals.length > 0 ? positionals : defaultPages;
  const [blank, own] = await Promise.all([serveBlankSite(), serveOwnSite()]);
  const sources = [
    { site: blank, pages: [{ page: '(blank page)', path: '/' }] },
    { site: own, pages: pages.map((path) => ({ page: path, path })) },
    ...values.beside.map((url) => ({
      site: siteAt(url),
      pages: [{ page: url, path: new URL(url).pathname }],
    })),
  ];
  for (const way of values.way as Way[]) {
    const targets: Target[] = [];
    const stops: (() => void)[] = [];
    for (const { site, pages } of sources) {
      const { url, stop } = await open(site, way, values.line);
      stops.push(stop);
      targets.push(...pages.map(({ page, path }) => ({ page, url: url + path, runs: [] })));
    }
    for (let round = 0; round < Number(values.rounds); round += 1) {
      for (const { url, runs } of targets) runs.push(await runOnce(url, way, asked));
    }
    console.log(way);
    console.table(targets.map(({ page, runs }) => ({ page, ...summarize(runs) })));
    for (const stop of stops) stop();
  }
  for (const { stop } of [blank, own]) stop();
}

/** Says when the machine has none of the fonts that stand in for the site's own, as every phone has: text moves then. */
function warnOfFonts(): void {
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  if (!/^(?:Arial|Liberation Sans|Roboto)\b/m.test(stdout ?? ''))
    console.warn('No Arial, Liberation Sans or Roboto is installed: CLS is not that of a phone.');
}

/** Puts before a site what a way of measuring needs. */
async function open(site: Site, way: Way, withLine: boolean): Promise<Site> {
  const { isSecure, throttlingMethod } = ways[way];
  const front = isSecure ? await secure(site) : site;
  const far = withLine && throttlingMethod === 'simulate' ? await putFarAway(front) : front;
  const stop = () => {
    for (const each of new Set([front, far])) if (each !== site) each.stop();
  };
  return { ...far, stop };
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

async function runOnce(url: string, way: Way, asked: number | undefined) {
  const chrome = await launch({
    chromePath: chromium.path,
    // The certificate is of this run.
    chromeFlags: [...chromium.flags, '--ignore-certificate-errors'],
  });
  try {
    const slowdown = asked ?? (await calibrate(chrome.port));
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      throttlingMethod: ways[way].throttlingMethod,
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
