import { ports } from './support/addresses';
import { type Server, serveBuild } from './support/copy-commands';
import { fixtureSite } from './support/fixture-site';
import { expect, isolatedTest } from './support/test';
import { awaitScripts } from './support/walk';

/* What a policy stops is reported to the site itself, and is one line of its log. */

isolatedTest.use({ expectedErrors: /Content Security Policy|status of 404/ });
isolatedTest.describe.configure({ mode: 'serial' });

let server: Server;

isolatedTest.beforeAll(async () => {
  const env = { SITE_URL: `http://localhost:${ports.reporting}` };
  server = await serveBuild({ folder: fixtureSite, port: ports.reporting, env });
});
isolatedTest.afterAll(() => server?.interrupt());

for (const path of ['/contact', '/pl/contact/failed', '/blog/nothing-here'])
  isolatedTest(`a script put into ${path} does not run and is reported`, async ({ page }) => {
    const before = readReports().length;
    await page.route(/./, async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace('</head>', '<script>window.injected = true</script></head>');
      return route.fulfill({ response, body });
    });
    await page.goto(`${server.url}${path}?mail=ewa@example.com`);
    await awaitScripts(page);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    await expect.poll(() => readReports().length).toBe(before + 1);
    expect(readReports().at(-1)).toMatchObject({ event: 'policy.violated', count: 1 });
    expect(readReports().at(-1)?.what).toContain(`script-src-elem inline on ${path}`);
    expect(server.output()).not.toContain('ewa@');
  });

isolatedTest('anyone else’s reports are refused in time', async () => {
  const send = (init: RequestInit) =>
    fetch(`${server.url}/api/policy-reports`, { method: 'POST', ...init });
  const type = { 'content-type': 'application/reports+json' };
  expect((await send({ body: '[]', headers: type })).status).toBe(400);
  expect((await send({ body: '{}' })).status).toBe(415);
  expect((await send({ body: `["${'x'.repeat(100_000)}"]`, headers: type })).status).toBe(413);
  const origin = 'https://else.test';
  expect((await send({ body: '[]', headers: { ...type, origin } })).status).toBe(403);
  const answer = await fetch(`${server.url}/api/policy-reports`);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});

/** The lines about what policies stopped. */
function readReports(): Record<string, unknown>[] {
  const lines = server.output().split('\n');
  return lines.filter((line) => line.includes('"policy.violated"')).map((line) => JSON.parse(line));
}
