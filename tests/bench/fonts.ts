import { chromium as playwright } from '@playwright/test';
import { chromium } from '../../src/tools/chromium';
import { defaultPages, serveOwnSite } from './servers';

/** What `src/app/fallback-fonts.css` is cut from; Roboto has to be installed (Debian: fonts-roboto-unhinted). */
const systemFonts = ['Arial', 'Roboto'];

/**
 * Prints by how much each face sets the site's own text wider than the system's fonts: the `size-adjust` of its
 * fallbacks. A system font that is missing has the widths of whatever stands in for it.
 */
export async function benchFonts(args: string[]): Promise<void> {
  const site = await serveOwnSite();
  const browser = await playwright.launch({ executablePath: chromium.path, args: chromium.flags });
  const page = await browser.newPage();
  const widths = new Map<string, number[]>();
  const paths = args.length > 0 ? args : defaultPages;
  for (const path of [...paths, ...paths.map((path) => `/pl${path === '/' ? '' : path}`)]) {
    await page.goto(site.url + path);
    for (const [face, measured] of await page.evaluate(measureTexts, systemFonts)) {
      const sums = widths.get(face) ?? measured.map(() => 0);
      widths.set(
        face,
        sums.map((sum, index) => sum + (measured[index] ?? 0)),
      );
    }
  }
  console.table(
    [...widths].map(([face, [own = 0, ...others]]) => ({
      face,
      ...Object.fromEntries(
        others.map((other, index) => [systemFonts[index], Math.round((own / other) * 1000) / 1000]),
      ),
    })),
  );
  await browser.close();
  site.stop();
}

/** Runs in the page: by face and weight, the width of all its texts in that face and in each other font, in pixels. */
async function measureTexts(others: string[]): Promise<[string, number[]][]> {
  await document.fonts.ready;
  const pen = document.createElement('canvas').getContext('2d');
  const sums = new Map<string, number[]>();
  for (const element of document.querySelectorAll('main :is(h1, h2, h3, p, li)')) {
    const { fontFamily, fontWeight } = getComputedStyle(element);
    const [own = ''] = fontFamily.split(',');
    const widths = [own, ...others].map((font) => {
      if (!pen) return 0;
      pen.font = `${fontWeight} 100px ${font}`;
      return pen.measureText(element.textContent).width;
    });
    const face = `${own} ${fontWeight}`;
    sums.set(
      face,
      widths.map((width, index) => width + (sums.get(face)?.[index] ?? 0)),
    );
  }
  return [...sums];
}
