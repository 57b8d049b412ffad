import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Half the size of the readable form, which every page would have to read. */
const auditor = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What axe looks for in each theme: a theme changes colours alone, so the second is asked for these. */
const rules = {
  light: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;

type Look = { width: number; theme: keyof typeof rules };

/** In pixels, the widths of a computer and a phone; from one look to the next either width or theme changes. */
const looks: readonly Look[] = [
  { width: 1440, theme: 'light' },
  { width: 1440, theme: 'dark' },
  { width: 390, theme: 'dark' },
  { width: 390, theme: 'light' },
];

/**
 * Expects the page as it is, or a part of it, to meet WCAG 2.2 AA in both themes and at both widths, and not to scroll
 * sideways. The same page takes all four looks, so open parts stay open.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await page.evaluate(auditor);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [index, { width, theme }] of looks.entries()) {
    const last = looks[index - 1];
    if (theme !== last?.theme) await page.emulateMedia({ colorScheme: theme });
    if (width !== last?.width) await expectFit(page, width);
    const look = `${theme}, at ${width} pixels`;
    expect.soft(await findViolations(page, part, theme), look).toEqual([]);
  }
}

/** Expects the page not to scroll sideways in a window of this width (pixels); the window keeps the width. */
export async function expectFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(wide, `at ${width} pixels`).toBeLessThanOrEqual(width);
}

/** Expects every visible heading to fit without a break inside a word, in a window of this width (pixels). */
export async function expectWholeWords(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const broken = await page.locator('main :is(h1, h2)').evaluateAll((all) =>
    (all as HTMLElement[])
      .filter((heading) => {
        heading.style.cssText = 'overflow-wrap: normal; hyphens: manual';
        const isTooWide = heading.clientWidth > 1 && heading.scrollWidth > heading.clientWidth;
        heading.style.cssText = '';
        return isTooWide;
      })
      .map((heading) => heading.textContent),
  );
  expect.soft(broken, `headings with a broken word at ${width} pixels`).toEqual([]);
}

/** Returns axe's findings: the rule and the element. Frames of other sites are left out. */
function findViolations(page: Page, part: string, theme: keyof typeof rules): Promise<string[]> {
  return page.evaluate(
    async ({ include, runOnly }) => {
      const { axe: auditor } = globalThis as unknown as { axe: typeof axe };
      const run = (selectors: boolean) =>
        auditor.run(
          { include },
          {
            runOnly,
            selectors,
            resultTypes: ['violations'],
            iframes: false,
            // The one rule that needs anything loaded is about sound; reading all style sheets would be for nothing.
            preload: { assets: ['media'] },
          },
        );
      // Naming every element that was looked at takes as long as many a rule; only findings need names.
      if ((await run(false)).violations.length === 0) return [];
      return (await run(true)).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
      );
    },
    { include: part, runOnly: { ...rules[theme], values: [...rules[theme].values] } },
  );
}
