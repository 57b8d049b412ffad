import type { Page } from '@playwright/test';
import { listPaths } from '../support/sitemap';
import { expect, isolatedTest } from '../support/test';

/* What each page's policy stops of the page itself: nothing. The browser says what it stopped in the console, too. */
isolatedTest.describe.configure({ timeout: 300_000 });
isolatedTest.use({ expectedErrors: [/status of 404/] });

/** Pages that the sitemap does not name. */
const hidden = ['sent', 'failed'].flatMap((end) => [`/contact/${end}`, `/pl/contact/${end}`]);

isolatedTest('every page opened cold stays within its policy', async ({ page }) => {
  const violations = await noteViolations(page);
  const paths = [...(await listPaths()), ...hidden, '/nothing-here', '/pl/nothing-here'];
  expect(paths.length).toBeGreaterThan(hidden.length + 2);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('main')).toBeVisible();
  }
  expect(violations).toEqual([]);
});

isolatedTest('every kind of page stays within the policy of the first', async ({ page }) => {
  const violations = await noteViolations(page);
  for (const first of ['/', '/pl', '/contact/failed']) {
    await page.goto(first);
    const seen = await walk(page, 25);
    expect(seen.size, first).toBeGreaterThan(5);
  }
  expect(violations).toEqual([]);
});

/** Collects what policies stop from now on. */
async function noteViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, sample } = event;
      const note: unknown = Reflect.get(window, 'noteViolation');
      if (typeof note === 'function')
        note(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`);
    });
  });
  return violations;
}

/** Follows links to kinds of pages not seen yet, at most `steps`, without a full load; returns the kinds. */
async function walk(page: Page, steps: number): Promise<Set<string>> {
  const seen = new Set<string>();
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
  for (let step = 0; step < steps; step += 1) {
    const links = await page
      .locator('a[href^="/"]:not([target]):not([download])')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    // Links to the search and to the booking page may open a window in the page.
    const next = links.find(
      (href) => !/[#?.]|\/(?:search|schedule)$/.test(href) && !seen.has(kindOf(href)),
    );
    if (next === undefined) break;
    seen.add(kindOf(next));
    await page
      .locator(`a[href="${next}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL((url) => url.pathname === next);
    await expect(page.locator('main h1').first()).toBeVisible();
  }
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
  return seen;
}

/** `/pl/blog/something` and `/pl/blog/else` are of one kind. */
function kindOf(path: string): string {
  const [, language, ...rest] = /^(\/pl)?(.*)$/.exec(path) ?? [];
  const [, first = '', ...more] = rest.join('').split('/');
  return `${language ?? ''}/${first}/${more.length}`;
}
