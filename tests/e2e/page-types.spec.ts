import { expectAccessible, expectFit, expectWholeWords } from './support/accessibility';
import { pageTypes } from './support/page-types';
import { test } from './support/test';

test.use({ expectedErrors: [/status of 404/] });

for (const path of pageTypes) {
  test(`${path} has no accessibility violation and fits every screen, whatever its headings say`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectAccessible(page);
    for (const width of [320, 375, 820, 1024]) await expectFit(page, width);
    await expectWholeWords(page, 360);
    await page.evaluate(() => {
      for (const heading of document.querySelectorAll('main :is(h1, h2, h3, h4)')) {
        const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
        if (text) text.textContent = 'Konstantynopolitańczykowianeczka'.repeat(2);
      }
    });
    await expectFit(page, 390);
  });
}
