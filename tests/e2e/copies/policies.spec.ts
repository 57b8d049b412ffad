import { ports } from '../support/addresses';
import { type Server, serveBuild } from '../support/copy-commands';
import { hostileHeaders } from '../support/hostile-headers';
import { findUnallowed } from '../support/policy';
import { copyProject, type ProjectCopy, patience } from '../support/project-copy';
import { type StoppedClock, stopClock } from '../support/stopped-clock';
import { expect, isolatedTest } from '../support/test';

/* A page's policy is that of its own scripts however often it is rendered again, and where rendering fails. */
isolatedTest.describe.configure({ mode: 'serial', timeout: patience });
isolatedTest.use({ expectedErrors: /status of 500|Minified React error #441/ });

const url = `http://localhost:${ports.failing}`;
const paths = ['/', '/pl/contact', '/blog', '/pl/faq'];
/** On both sides of a new year, which every footer shows. */
const years = [Date.UTC(2040, 11, 1), Date.UTC(2041, 1, 1)] as const;
const revalidations = 100;

let copy: ProjectCopy;
let clock: StoppedClock;
let server: Server | undefined;

isolatedTest.beforeAll(async () => {
  copy = copyProject({ built: true, served: true });
  clock = stopClock(copy.folder);
  clock.jumpTo(years[0]);
  await start();
});

isolatedTest.afterAll(async () => {
  await server?.interrupt();
  copy?.dispose();
});

isolatedTest(
  'a page rendered again a hundred times under load keeps to its policy',
  async ({ page }) => {
    const seen = new Set<string>();
    for (let count = 0; count < revalidations; count += 1) {
      clock.jumpTo(years[count % 2] ?? 0);
      const [name, value] = hostileHeaders[count % hostileHeaders.length] ?? ['', ''];
      // The first has it rendered: what it says must not stay in what is then kept for everyone.
      const hostile = paths.map((path) => ask(path, { [name]: value }));
      const answers = await Promise.all(paths.map((path) => ask(path)));
      for (const { html } of await Promise.all(hostile)) expect(html, name).not.toContain('poison');
      for (const { status, html, policy, path } of answers) {
        expect(status, path).toBe(200);
        expect(findUnallowed(html, policy), path).toEqual([]);
        expect(html, `${path} after ${name}`).toMatch(/^<!DOCTYPE html>(?!.*poison)/s);
        if (path === '/') seen.add(/20(?:40|41)/.exec(html)?.[0] ?? 'none');
      }
      if (count % 20 === 0) {
        await page.goto(`${url}/blog`);
        await expect(page.locator('main')).toBeVisible();
      }
    }
    // It was rendered again: each year was there.
    expect(seen).toEqual(new Set(['2040', '2041']));
  },
);

isolatedTest('where rendering fails, the page that says so', async ({ page }) => {
  await server?.interrupt();
  copy.delete('.contentlayer/rows');
  copy.delete('.next/server/route-cache');
  clock.jumpTo(Date.UTC(2050, 1, 1));
  await start();
  for (const path of [...paths, '/contact/failed', '/pl/contact/failed']) {
    const { status, html, policy } = await ask(path);
    expect(status, path).toBe(500);
    expect(html).toContain('<script');
    expect(findUnallowed(html, policy), path).toEqual([]);
    // A violation would be an error that no test expects.
    await page.goto(url + path);
    await expect(page.getByRole('heading').first()).toBeVisible();
  }
});

async function start(): Promise<void> {
  const { folder } = copy;
  const env = { SITE_URL: url, ...clock.env };
  server = await serveBuild({ folder, port: ports.failing, preload: clock.preload, env });
}

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url + path, { headers });
  const policy = answer.headers.get('content-security-policy');
  return { path, status: answer.status, html: await answer.text(), policy };
}
