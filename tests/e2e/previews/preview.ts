import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ports } from '../support/addresses';
import { type Server, serve } from '../support/copy-commands';
import { copyProject, type ProjectCopy, patience } from '../support/project-copy';
import { expect, isolatedTest } from '../support/test';

/**
 * What a browser reports when Next read its list of pages while it was writing it (`prerender-manifest.json`, in
 * development only): that one answer is 500, the next one is not.
 */
export const halfWritten = /status of 500|_clientMiddlewareManifest|^Unexpected end of JSON input$/;

/** Opens a page of the preview, as someone who loads it anew after an answer of 500; it has to be there in the end. */
export async function openPreview(page: Page, url: string): Promise<void> {
  await expect.poll(async () => (await page.goto(url))?.status()).toBe(200);
}

/** The page of a finding, which the overlay offers. */
export const explanation = 'docs/findings/code-in-body.md';

type Preview = {
  copy: ProjectCopy;
  /** `npm run dev` in the copy. Its editor writes what it is asked to open into the file `opened`. */
  server: Server;
};

/**
 * A test of the preview, with a browser context of its own. All such tests of a worker share one `npm run dev`, whose
 * start costs more than most of them; so each puts back what it has edited.
 */
export const test = isolatedTest.extend<object, { preview: Preview }>({
  preview: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that no other fixture is needed.
    async ({}, use) => {
      const copy = copyProject();
      const { folder } = copy;
      // The copy has none of the docs.
      copy.write(explanation, readFileSync(explanation, 'utf8'));
      copy.write('opened', '');
      copy.write('editor', `#!/bin/sh\necho "$@" >> "${join(folder, 'opened')}"\n`);
      chmodSync(join(folder, 'editor'), 0o755);
      const port = ports.preview;
      const env = { PORT: String(port), REACT_EDITOR: join(folder, 'editor') };
      const server = await serve({ command: ['npm', 'run', 'dev'], folder, port, env });
      await use({ copy, server });
      await server.interrupt();
      copy.dispose();
    },
    { scope: 'worker', timeout: patience },
  ],
});
