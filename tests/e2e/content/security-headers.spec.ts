import { readdirSync } from 'node:fs';
import { expect, isolatedTest, test } from '../support/test';

/** The policy of what is no page: it may load and run nothing, and no one may frame it. */
const nothing = "default-src 'none'; frame-ancestors 'none'";

test('sends the security headers with pages and answers of the API', async ({ request }) => {
  for (const path of ['/', '/pl/blog', '/nothing-here', '/api/message', '/favicon.ico']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).not.toContain('unsafe-eval');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

test('what is no page may load and run nothing', async ({ request }) => {
  const files = ['/sitemap.xml', '/feed.xml', '/pl/feed.xml', '/robots.txt', '/llms.txt'];
  const data = ['/search-index.json', '/manifest.webmanifest', '/api/message'];
  for (const path of [...files, ...data, '/blog/page/1', '/blog/']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers['content-security-policy'], path).toBe(nothing);
    expect(headers['reporting-endpoints'], path).toBeUndefined();
  }
});

test('a drawing, a picture and a video opened by their own address are shown, as nothing else', async ({
  page,
  request,
}) => {
  const [video] = readdirSync('public/videos').filter((file) => file.endsWith('.mp4'));
  const files = ['/icons/favicon.svg', '/favicon.ico', '/share/home.jpg'];
  for (const path of video ? [...files, `/videos/${video}`] : files) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy, path).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; /);
    expect(policy, path).not.toContain('script-src');
    // A violation would be an error in the console.
    await page.goto(path);
  }
  if (!video) return;
  const shown = page.locator('video');
  await expect
    .poll(() => shown.evaluate((one: HTMLVideoElement) => one.videoWidth))
    .toBeGreaterThan(0);
});

isolatedTest.describe('a script that someone puts into a page', () => {
  isolatedTest.use({ expectedErrors: /Content Security Policy|status of 404/ });

  isolatedTest('does not run', async ({ page }) => {
    for (const path of ['/contact', '/pl/blog', '/nothing-here']) {
      await page.route(path, async (route) => {
        const answer = await route.fetch();
        const html = await answer.text();
        const injected = html.replace('<main', '<script>window.injected = true</script><main');
        await route.fulfill({ response: answer, body: injected });
      });
      await page.goto(path);
      await expect(page.locator('main')).toBeVisible();
      expect(await page.evaluate(() => 'injected' in window), path).toBe(false);
    }
  });
});

test('files of the build say what they are, and no more', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const files = page.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g) ?? [];
  expect(new Set(files.map((file) => file.split('.').pop()))).toEqual(
    new Set(['js', 'css', 'woff2']),
  );
  for (const file of new Set(files)) {
    const headers = (await request.get(file)).headers();
    expect(headers['x-content-type-options'], file).toBe('nosniff');
    expect(headers['x-frame-options'], file).toBe('DENY');
    expect(headers['cross-origin-resource-policy'], file).toBe('same-origin');
    expect(headers['content-security-policy'], file).toBe(nothing);
    expect(headers['permissions-policy'], file).toBeUndefined();
  }
});

test('a missing file of the build is a word that may do nothing', async ({ request }) => {
  const answer = await request.get('/_next/static/chunks/missing.js');
  const headers = answer.headers();
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toBe('Not Found');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toBe(nothing);
  expect(headers['strict-transport-security']).toContain('max-age=');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

test('other sites may show link previews, pictures, videos and feeds, and nothing else', async ({
  request,
}) => {
  const publicFiles = ['images', 'videos'].map((folder) => {
    const files = readdirSync(`public/${folder}`, { recursive: true, encoding: 'utf8' });
    return `/${folder}/${files.find((file) => file.includes('.'))}`;
  });
  const previews = ['/share/home.jpg', '/pl/share/home.jpg'];
  for (const path of [...publicFiles, ...previews, '/feed.xml', '/pl/feed.xml'])
    expect(await policyOf(path), path).toBe('cross-origin');
  for (const path of ['/', '/pl/blog', '/nothing-here', '/api/message', '/search-index.json'])
    expect(await policyOf(path), path).toBe('same-origin');

  async function policyOf(path: string): Promise<string | undefined> {
    return (await request.get(path)).headers()['cross-origin-resource-policy'];
  }
});
