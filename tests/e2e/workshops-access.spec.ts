import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/test';

for (const path of [
  '/pl/workshops',
  '/pl/workshops/advanced-react-architecture',
  '/workshops/react-basics',
]) {
  test(`fits ${path} on a phone without sideways scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
}

for (const path of [
  '/workshops',
  '/pl/workshops',
  '/workshops/react-basics',
  '/pl/workshops/react-native-basics',
]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 1440]) {
      test(`${path} has no accessibility violation, ${colorScheme}, ${width}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`),
        ).toEqual([]);
      });
    }
  }
}
