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
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await wide()).toBeLessThanOrEqual(320);
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
