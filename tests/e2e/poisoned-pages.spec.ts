import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { siteUrl } from './support/addresses';
import { findUnallowed } from './support/policy';
import { ask } from './support/raw-request';

/* A page has its own policy, however it is asked for; and no request changes what other visitors get. */

/** Pages that are kept, one for each request, and none. */
const paths = ['/contact', '/pl/blog', '/contact/failed', '/nothing-here'];

/** Headers by which caches before a Next have been made to keep something else, and those that choose a language. */
const hostile: [name: string, value: string][] = [
  ['Content-Security-Policy', "script-src 'nonce-poisonpoison'"],
  ['Content-Security-Policy-Report-Only', "script-src 'nonce-poisonpoison'"],
  ['X-Own-Policy', "script-src 'unsafe-inline'"],
  ['Host', 'poison.test'],
  ['X-Forwarded-Host', 'poison.test'],
  ['X-Forwarded-Proto', 'poison'],
  ['X-Host', 'poison.test'],
  ['X-Original-URL', '/poison'],
  ['X-Rewrite-URL', '/poison'],
  ['Accept-Language', 'pl'],
  ['RSC', '1'],
  ['Next-Router-Prefetch', '1'],
  ['Next-Router-Segment-Prefetch', '/_tree'],
  ['Next-Router-State-Tree', '%5B%22poison%22%5D'],
  ['Next-Url', '/poison'],
  ['Next-Action', 'poison'],
  ['Next-Resume', '1'],
  ['X-Invoke-Path', '/poison'],
  ['X-Invoke-Status', '500'],
  ['X-Invoke-Query', '%7B%22poison%22%3A1%7D'],
  ['X-Invoke-Output', '/poison'],
  ['X-Matched-Path', '/poison'],
  ['X-Now-Route-Matches', '1=poison'],
  ['X-Middleware-Subrequest', 'middleware'],
  ['X-Middleware-Rewrite', '/poison'],
  ['X-Middleware-Prefetch', '1'],
  ['X-Middleware-Set-Cookie', 'poison=1'],
  ['X-Nextjs-Data', '1'],
  ['X-Nextjs-Cache', 'STALE'],
  ['X-Nextjs-Postponed', '1'],
  ['X-Prerender-Revalidate', 'poison'],
  ['Purpose', 'prefetch'],
  ['Cookie', '__prerender_bypass=poison; __next_preview_data=poison'],
];

for (const path of paths)
  test(`nothing that a request says stays in ${path}`, async () => {
    const clean = await read(path);
    for (const [name, value] of hostile) {
      const asked = name === 'Host' ? { host: value } : { more: `${name}: ${value}\r\n` };
      const answer = await ask(path, asked);
      const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
      const policy = answer.headers.get('content-security-policy');
      if (isPage) expect(findUnallowed(answer.body, policy), name).toEqual([]);
      else expect(policy, name).toContain("frame-ancestors 'none'");
      expect(answer.body + policy, name).not.toContain('poison');
      expect(await read(path), `${path} after ${name}`).toEqual(clean);
    }
  });

test('the nonce of a page that is not kept is new each time', async () => {
  const [first, second] = [await ask('/contact/failed'), await ask('/contact/failed')];
  const nonces = [first, second].map(({ body }) => /nonce="([^"]+)"/.exec(body)?.[1]);
  expect(nonces).not.toContain(undefined);
  expect(nonces[0]).not.toBe(nonces[1]);
  expect(first.headers.get('cache-control')).toContain('no-store');
});

test('a page has one policy, whole or not, packed or not, new or not', async () => {
  for (const path of paths.slice(0, 2)) {
    const clean = await ask(path);
    const policy = clean.headers.get('content-security-policy');
    const head = await ask(path, { method: 'HEAD' });
    const tag = `If-None-Match: ${clean.headers.get('etag')}\r\n`;
    const known = await ask(path, { more: tag });
    const part = await ask(path, { more: 'Range: bytes=0-99\r\n' });
    expect([head.status, known.status]).toEqual([200, 304]);
    for (const answer of [head, known, part])
      expect(answer.headers.get('content-security-policy'), path).toBe(policy);
    for (const [encoding, unpack] of [
      ['gzip', gunzipSync],
      ['br', brotliDecompressSync],
    ] as const) {
      const packed = await fetchPacked(path, encoding);
      const html = packed.encoding === encoding ? unpack(packed.body) : packed.body;
      expect(packed.policy).toBe(policy);
      expect(findUnallowed(html.toString(), packed.policy), encoding).toEqual([]);
    }
  }
});

test('a post to a page gets no page', async () => {
  for (const path of paths) {
    const more = 'Next-Action: 40abc\r\nContent-Length: 0\r\n';
    const answer = await ask(path, { method: 'POST', more });
    expect(answer.status, path).toBe(405);
    expect(answer.body).not.toContain('<html');
  }
});

/** What everyone gets. Of a page with a nonce only the status: its parts come in the order in which they are done. */
async function read(path: string): Promise<Record<string, unknown>> {
  const { status, headers, body } = await ask(path);
  const policy = headers.get('content-security-policy');
  expect(findUnallowed(body, policy), path).toEqual([]);
  if (policy?.includes("'nonce-")) return { status };
  return { status, policy, body, vary: headers.get('vary') };
}

/** Fetches bytes as they come; `fetch` would unpack them. */
function fetchPacked(path: string, encoding: string) {
  return new Promise<{ body: Buffer; encoding: string | undefined; policy: string | null }>(
    (resolve, reject) => {
      const options = { headers: { 'accept-encoding': encoding } };
      request(siteUrl + path, options, async (answer) => {
        const body = Buffer.concat(await answer.toArray());
        const policy = answer.headers['content-security-policy'];
        resolve({
          body,
          encoding: answer.headers['content-encoding'],
          policy: typeof policy === 'string' ? policy : null,
        });
      })
        .on('error', reject)
        .end();
    },
  );
}
