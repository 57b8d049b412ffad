import type { Page } from '@playwright/test';
import { expect } from '../support/test';

/**
 * What a browser reports when Next read its list of pages while it was writing it (`prerender-manifest.json`, in
 * development only): that one answer is 500, the next one is not.
 */
export const halfWritten = /status of 500|_clientMiddlewareManifest|^Unexpected end of JSON input$/;

/** Opens a page of the preview, as someone who loads it anew after an answer of 500; it has to be there in the end. */
export async function openPreview(page: Page, url: string): Promise<void> {
  await expect.poll(async () => (await page.goto(url))?.status()).toBe(200);
}
