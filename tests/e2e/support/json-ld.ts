import type { Page } from '@playwright/test';

/** Returns the structured data of a page. Throws where it is not JSON. */
export async function readGraph(page: Page): Promise<Record<string, unknown>[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.flatMap((script) => JSON.parse(script)['@graph'] ?? []);
}
