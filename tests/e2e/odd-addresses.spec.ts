import { expect, test } from '@playwright/test';
import { ask, type RawAnswer } from './support/raw-request';
import { words } from './support/words';

/* What browsers never ask for and scanners do, exactly as it comes over the line. */

const unknown = {
  en: [
    '/%zz',
    '/%',
    '/%E0%A4%A',
    '/%00',
    '/images/%zz',
    '/_next/static/%zz',
    '/api/%zz',
    '/[locale]',
    '/%5Blocale%5D/blog/%5Bslug%5D',
    '/[locale]/unknown-address',
    '/_not-found',
    '/%5Fnot-found',
    '/404',
    '/500',
    '/_error',
    '/_global-error',
    '/_next/data/build/en.json',
    '/blog.rsc',
    '/index.html',
    '/unknown-address/answer',
    '/.env',
    '/..%2f..%2fetc/passwd',
    `/${'a'.repeat(8000)}`,
    '*',
  ],
  pl: ['/pl/%zz', '/pl/%5Bslug%5D', '/pl/404', '/pl/_next/data/x.json', 'http://else.test/pl/%zz'],
};

for (const locale of ['en', 'pl'] as const) {
  for (const target of unknown[locale]) {
    test(`${target.slice(0, 40)} is the site's own 404, ${locale}`, async () => {
      const answer = await ask(target);
      expect(answer.status).toBe(404);
      expect(answer.body).toContain(words(locale).site.notFound.title);
      expect(answer.body).toContain('</footer>');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expectAllHeaders(answer);
    });
  }
}

for (const target of ['/_not-found', '/_global-error', '/500', '/nothing-here'])
  test(`no cache keeps ${target}, as data for the router either`, async () => {
    const answer = await ask(target, { more: 'RSC: 1\r\n' });
    expect(answer.headers.get('cache-control') ?? '').not.toContain('s-maxage');
  });

test('no header makes the page of unknown addresses a known one', async () => {
  for (const more of ['x-own-request: 1\r\n', 'x-middleware-subrequest: 1\r\n'])
    expect((await ask('/unknown-address', { more })).status, more).toBe(404);
});

for (const target of ['//else.test', '/\\else.test', '/a//b', '/blog/', '/en/blog'])
  test(`${target} leads to an address of this site, with all headers`, async () => {
    const answer = await ask(target);
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toMatch(/^\/(?!\/|\\)/);
    expectAllHeaders(answer);
  });

for (const [status, more] of [
  [416, 'Range: bytes=99999999-'],
  [416, 'Range: bytes=x'],
  [412, 'If-Match: "another"'],
  [412, 'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT'],
  [304, 'If-None-Match: *'],
] as const)
  test(`a file that has no such part, or is another, is no fault of the server: ${more}`, async () => {
    const answer = await ask('/icons/favicon.svg', { more: `${more}\r\n` });
    expect(answer.status).toBe(status);
    if (status !== 304) expectAllHeaders(answer);
  });

test('a host in the request line leads nowhere else', async () => {
  const answer = await ask('http://else.test/blog');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('location')).toBeNull();
});

for (const target of ['/bl\u00f6g', '/a b', 'blog', `/${'a'.repeat(20_000)}`])
  test(`${target.slice(0, 12)} is no request, and says so with all headers`, async () => {
    const answer = await ask(target);
    expect([400, 431]).toContain(answer.status);
    expectAllHeaders(answer);
  });

/** Two servers in a row could take the end of such a post at different places (request smuggling). */
const unclear = [
  ['Content-Length: 5', 'Transfer-Encoding: chunked'],
  ['Transfer-Encoding: chunked', 'Content-Length: 5'],
  ['Content-Length: 5', 'Content-Length: 6'],
  ['Content-Length: 5, 5'],
  ['Content-Length: +5'],
  ['Transfer-Encoding: xchunked'],
  ['Transfer-Encoding : chunked'],
  ['Transfer-Encoding: chunked, identity'],
];

for (const lines of unclear)
  test(`a post that is not clear about its length is refused: ${lines.join('; ')}`, async () => {
    const more = lines.map((line) => `${line}\r\n`).join('');
    const answer = await ask('/api/message', { method: 'POST', more });
    expect(answer.status).toBe(400);
    expectAllHeaders(answer);
  });

for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])
  test(`${method} is refused by pages and files`, async () => {
    for (const target of ['/', '/pl/blog', '/favicon.ico', '/_next/static/x.js', '/%zz', '*']) {
      const answer = await ask(target, { method, more: 'Next-Action: x\r\nContent-Length: 0\r\n' });
      expect(answer.status, target).toBe(405);
      expect(answer.headers.get('allow'), target).toBe('GET, HEAD');
      expectAllHeaders(answer);
    }
  });

const preflight = 'Origin: https://else.test\r\nAccess-Control-Request-Method: POST\r\n';

test('the API says itself that it takes posts, whatever the method', async () => {
  for (const method of ['GET', 'PUT', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    const answer = await ask('/api/message', { method, more: preflight });
    expect(answer.status, method).toBe(405);
    expect(answer.headers.get('allow'), method).toBe('POST');
    // No other site's script may post here, or read what is answered.
    expect(answer.headers.has('access-control-allow-origin'), method).toBe(false);
    expectAllHeaders(answer);
  }
});

test('a post does not wait for its body where it is refused', async () => {
  const answer = await ask('/', { method: 'POST', more: 'Content-Length: 10000000\r\n' });
  expect(answer.status).toBe(405);
});

test('says where a weakness can be reported', async () => {
  const { status, headers, body } = await ask('/.well-known/security.txt');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^Contact: mailto:/m);
  expect(Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '')).toBeGreaterThan(Date.now());
});

function expectAllHeaders({ headers }: RawAnswer): void {
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('strict-transport-security')).toContain('max-age=');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
}
