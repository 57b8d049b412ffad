import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
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
 * Mobile Lighthouse with simulated throttling: the median of five runs per page, a blank page beside them. Each round
 * goes through all pages, so that an hour in which the machine is slow is slow for all of them. The processor is
 * slowed as much as this machine needs to stand for a phone; `--cpu 4` is Lighthouse's constant. Pages come over a line,
 * as to any visitor: without one (`--no-line`) all files arrive in the same instant, the browser's processes fight over
 * the processors while the page is laid out, and the simulation takes that for the page's own work.
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
  const cpuSlowdown = asked ?? (await calibrate(blank.url));
  console.log(`Processor slowed ${cpuSlowdown.toFixed(1)} times`);
  const targets: { page: string; url: string; runs: Run[] }[] = [
    { page: '(blank page)', url: blank.url, runs: [] },
    ...pages.map((page) => ({ page, url: site.url + page, runs: [] })),
  ];
  for (let round = 0; round < rounds; round += 1) {
    for (const { url, runs } of targets) {
      // A page older than half a minute would be rendered anew beside the measurement.
      await fetch(url);
      runs.push(await runOnce(url, cpuSlowdown));
    }
  }
  console.table(targets.map(({ page, runs }) => ({ page, ...summarize(runs) })));
  for (const { stop } of [blank, site, ...near]) stop();
}

/** Measures this machine on the blank page and returns how much it is to be slowed. */
async function calibrate(url: string): Promise<number> {
  const indexes: number[] = [];
  for (let round = 0; round < rounds; round += 1) indexes.push((await runOnce(url, 1)).index);
  const index = findMedian(indexes);
  console.log(`Lighthouse's benchmark index of this machine: ${index}`);
  return findCpuSlowdown(index);
}

function summarize(runs: Run[]) {
  const median = (pick: (run: Run) => number) => findMedian(runs.map(pick));
  return {
    ...Object.fromEntries(categories.map((name) => [name, median((run) => run.scores[name] ?? 0)])),
    ...Object.fromEntries(
      Object.keys(metrics).map((name) => [name, median((run) => run.values[name] ?? 0)]),
    ),
    index: median((run) => run.index),
  };
}

const findMedian = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function runOnce(url: string, cpuSlowdown: number) {
  const chrome = await launch({ chromePath: chromium.path, chromeFlags: chromium.flags });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      throttling: { cpuSlowdownMultiplier: cpuSlowdown },
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { lhr } = result;
    return {
      index: lhr.environment.benchmarkIndex,
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
