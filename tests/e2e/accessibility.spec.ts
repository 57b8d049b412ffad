import { findViolations } from './support/accessibility';
import { pageTypes } from './support/page-types';
import { expect, test } from './support/test';

test.use({ expectedErrors: [/status of 404/] });

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

for (const path of pageTypes) {
  for (const [name, viewport] of Object.entries(screens)) {
    test(`${path} has no accessibility violation in either theme, ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await findViolations(page), colorScheme).toEqual([]);
      }
    });
  }
}
