import { listPaths } from '../support/sitemap';
import { expect, isolatedTest } from '../support/test';
import { noteViolations, walk } from '../support/walk';

/* What each page's policy stops of the page itself: nothing. The browser says what it stopped in the console, too. */
isolatedTest.describe.configure({ timeout: 300_000 });
isolatedTest.use({ expectedErrors: /status of 404/ });

/**
 * As many pages as a browser opens in half a minute; a larger site's are taken evenly from the whole sitemap. That each
 * page's policy is its own, `every-page.spec.ts` reads of all.
 */
const most = 60;
const takeEvenly = (paths: string[]) =>
  paths.filter((_, index) => paths.length <= most || (index * most) % paths.length < most);

/** Pages that the sitemap does not name. */
const hidden = ['sent', 'failed'].flatMap((end) => [`/contact/${end}`, `/pl/contact/${end}`]);

isolatedTest('every page opened cold stays within its policy', async ({ page }) => {
  const violations = await noteViolations(page);
  const paths = [...takeEvenly(await listPaths()), ...hidden, '/nothing-here', '/pl/nothing-here'];
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

isolatedTest.describe('a text that a script writes into a page', () => {
  isolatedTest.use({ expectedErrors: /Trusted|status of 404/ });

  isolatedTest('becomes neither a script nor markup', async ({ page }) => {
    const violations = await noteViolations(page);
    for (const path of ['/', '/pl/contact/failed', '/nothing-here']) {
      await page.goto(path);
      const refused = await page.evaluate(() => {
        const script = () => document.createElement('script');
        const writes = [
          () => Object.assign(script(), { src: 'https://evil.example/one.js' }),
          () => Object.assign(script(), { text: 'alert(1)' }),
          () => Object.assign(document.body, { innerHTML: '<img src=x onerror=alert(1)>' }),
          () =>
            document.body.insertAdjacentHTML('beforeend', '<a href="javascript:alert(1)">a</a>'),
          () => Object.assign(document.createElement('iframe'), { srcdoc: '<b>a</b>' }),
        ];
        return writes.map((write) => {
          try {
            write();
            return 'written';
          } catch (error) {
            return error instanceof TypeError ? 'refused' : String(error);
          }
        });
      });
      expect(refused, path).toEqual(refused.map(() => 'refused'));
    }
    expect(violations.length).toBeGreaterThan(0);
    expect(violations.filter((text) => !text.includes('require-trusted-types-for'))).toEqual([]);
  });
});
