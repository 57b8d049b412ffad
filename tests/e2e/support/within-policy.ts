import type { Page } from '@playwright/test';
import { test as base, expect } from './test';

/** A test that fails when a policy stops anything of its pages. The browser says what it stopped in the console, too. */
export const test = base.extend<{ withinPolicy: undefined }>({
  withinPolicy: [
    async ({ page }, use) => {
      const { violations, stop } = await noteViolations(page);
      await use(undefined);
      await stop();
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

type Watch = { violations: readonly string[]; stop: () => Promise<void> };

/** Collects what policies stop from now on, in the documents that are opened until `stop`. */
export async function noteViolations(page: Page): Promise<Watch> {
  const violations: string[] = [];
  const parts = [
    await page.exposeFunction('noteViolation', (text: string) => violations.push(text)),
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        const { effectiveDirective, blockedURI, sourceFile, sample } = event;
        const note: unknown = Reflect.get(window, 'noteViolation');
        if (typeof note === 'function')
          note(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`);
      });
    }),
  ];
  const stop = async () => {
    for (const part of parts) await part.dispose();
  };
  return { violations, stop };
}
