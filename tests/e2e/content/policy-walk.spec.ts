import { expect, isolatedTest } from '../support/test';
import { walk } from '../support/walk';
import { noteViolations, test } from '../support/within-policy';

/*
 * What each page's policy stops of the page itself: nothing. Here pages are followed one after the other, within the
 * policy of the first; `page-types.spec.ts` opens pages of every type by themselves.
 */

test.use({ expectedErrors: /status of 404/ });

for (const first of ['/', '/pl', '/contact/failed'])
  test(`every kind of page stays within the policy of ${first}`, async ({ page }) => {
    await page.goto(first);
    expect((await walk(page, 25)).size).toBeGreaterThan(5);
  });

isolatedTest.describe('a text that a script writes into a page', () => {
  isolatedTest.use({ expectedErrors: /Trusted|status of 404/ });

  isolatedTest('becomes neither a script nor markup', async ({ page }) => {
    const { violations } = await noteViolations(page);
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
