import { expectAccessible } from './support/accessibility';
import { pageTypes } from './support/page-types';
import { expect, test } from './support/test';

test.use({ expectedErrors: [/status of 404/] });

for (const path of pageTypes) {
  test(`${path} has no accessibility violation and fits every screen, whatever its headings say`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectAccessible(page);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    for (const width of [320, 375, 820, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await wide(), `at ${width} pixels`).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => {
      for (const heading of document.querySelectorAll('main :is(h1, h2, h3, h4)')) {
        const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
        if (text) text.textContent = 'Konstantynopolitańczykowianeczka'.repeat(2);
      }
    });
    expect(await wide()).toBeLessThanOrEqual(390);
  });
}
