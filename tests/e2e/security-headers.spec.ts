import { expect, test } from './support/test';

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

test('files of the build say what they are, and no more', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const files = page.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g) ?? [];
  expect(new Set(files.map((file) => file.split('.').pop()))).toEqual(
    new Set(['js', 'css', 'woff2']),
  );
  for (const file of [...new Set(files), '/_next/static/missing.js']) {
    const headers = (await request.get(file)).headers();
    expect(headers['x-content-type-options'], file).toBe('nosniff');
    expect(headers['x-frame-options'], file).toBe('DENY');
    expect(headers['content-security-policy'], file).toBeUndefined();
  }
});
