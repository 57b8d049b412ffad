import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from '../../src/tools/chromium';
import { defaultPages, serveBlankSite, serveOwnSite } from './servers';

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
 * goes through all pages, so that an hour in which the machine is slow is slow for all of them.
 */
export async function benchLighthouse(args: string[]): Promise<void> {
  const [blank, site] = await Promise.all([serveBlankSite(), serveOwnSite()]);
  const pages = args.length > 0 ? args : defaultPages;
  const targets: { page: string; url: string; runs: Run[] }[] = [
    { page: '(blank page)', url: blank.url, runs: [] },
    ...pages.map((page) => ({ page, url: site.url + page, runs: [] })),
  ];
  for (let round = 0; round < rounds; round += 1) {
    for (const { url, runs } of targets) {
      // A page older than half a minute would be rendered anew beside the measurement.
      await fetch(url);
      runs.push(await runOnce(url));
    }
  }
  console.table(targets.map(({ page, runs }) => ({ page, ...summarize(runs) })));
  blank.stop();
  site.stop();
}

function summarize(runs: Run[]) {
  const median = (pick: (run: Run) => number) =>
    runs.map(pick).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
  return {
    ...Object.fromEntries(categories.map((name) => [name, median((run) => run.scores[name] ?? 0)])),
    ...Object.fromEntries(
      Object.keys(metrics).map((name) => [name, median((run) => run.values[name] ?? 0)]),
    ),
  };
}

async function runOnce(url: string) {
  const chrome = await launch({ chromePath: chromium.path, chromeFlags: chromium.flags });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { lhr } = result;
    return {
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
