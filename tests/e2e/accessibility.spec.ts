import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/test';

test.use({ expectedErrors: [/status of 404/] });

const pages = [
  '/',
  '/pl',
  '/blog',
  '/blog/what-crosses-the-wire',
  '/pl/blog/forms-before-javascript',
  '/case-study',
  '/pl/case-study/kind/mobile-and-web-application',
  '/case-study/ticket',
  '/pl/case-study/vod',
  '/contact',
  '/contact/failed',
  '/development',
  '/pl/development/performance-audit',
  '/nothing-here',
];
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

for (const path of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [name, viewport] of Object.entries(screens)) {
      test(`${path} has no accessibility violation, ${colorScheme}, ${name}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(
          violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
          ),
        ).toEqual([]);
      });
    }
  }
}
