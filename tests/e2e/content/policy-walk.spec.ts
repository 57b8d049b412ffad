import { listPaths } from '../support/sitemap';
import { expect, isolatedTest } from '../support/test';
import { noteViolations, walk } from '../support/walk';

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

isolatedTest.describe('to where a text may become a script', () => {
  isolatedTest.use({ expectedErrors: [/Report Only|report-only/i] });

  isolatedTest('only React and the bundler write, and only what is known', async ({ page }) => {
    const violations = await noteViolations(page);
    await page.route(/./, async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const wish = "require-trusted-types-for 'script'";
      const headers = { ...response.headers(), 'content-security-policy-report-only': wish };
      return route.fulfill({ response, headers });
    });
    await page.goto('/');
    await walk(page, 15);
    expect(violations.length).toBeGreaterThan(0);
    expect(violations.filter((text) => !known.some((sink) => sink.test(text)))).toEqual([]);
  });
});

/** What docs/decisions.md says of Trusted Types; with none of these left, they could be required. */
const known = [
  // The bundler, and React, load scripts of the build.
  /HTMLScriptElement src\|\/_next\/static\//,
  // React makes an element for a script, and puts in what the layout and the structured data say.
  /Element innerHTML\|<script><\/script>$/,
  /Element innerHTML\|addEventListener\('error'/,
  /Element innerHTML\|\{"@context":/,
  // Drawings and coloured code.
  /Element innerHTML\|<(?:path|rect|circle|line|polyline|polygon|ellipse|span)\b/,
];
