import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe looks for in each theme: a theme changes colours alone, so the second is asked for these. */
const rules = {
  light: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;
const themes = ['light', 'dark'] as const;
/** The widths of a computer and a phone, in pixels. */
const widths = [1440, 390];

/**
 * Expects the page as it is, or a part of it, to meet WCAG 2.2 AA in both themes and at both widths, and not to scroll
 * sideways. The same page takes all four looks, so open parts stay open.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await page.evaluate(axe.source);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of widths) {
    await expectFit(page, width);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      const look = `${colorScheme}, at ${width} pixels`;
      expect.soft(await findViolations(page, part, colorScheme), look).toEqual([]);
    }
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
      const { violations } = await auditor.run(
        { include },
        { runOnly, resultTypes: ['violations'], iframes: false },
      );
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
      );
    },
    { include: part, runOnly: { ...rules[theme], values: [...rules[theme].values] } },
  );
}
