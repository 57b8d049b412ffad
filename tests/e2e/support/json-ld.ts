import type { Page } from '@playwright/test';

/** Returns everything a page says in structured data; throws where it is no JSON. */
export async function readGraph(page: Page): Promise<Record<string, unknown>[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.flatMap((script) => JSON.parse(script)['@graph'] ?? []);
}
