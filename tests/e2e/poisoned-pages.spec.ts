import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { siteUrl } from './support/addresses';
import { hostileHeaders } from './support/hostile-headers';
import { findUnallowed } from './support/policy';
import { ask } from './support/raw-request';

/* A page has its own policy, however it is asked for; and no request changes what other visitors get. */

/** Pages that are kept, one for each request, and none. */
const paths = ['/contact', '/pl/blog', '/contact/failed', '/nothing-here'];

/** Queries by which Next's own router says what to render. */
const queries = [
  '_rsc=poison',
  '_rsc',
  'nxtPlocale=pl',
  'nxtIlocale=pl',
  '__nextppronly=1',
  'nxtPslug=poison',
];

for (const path of paths)
  test(`nothing that a request says stays in ${path}`, async () => {
    const clean = await read(path);
    for (const [name, value] of [...hostileHeaders, ['Host', 'poison.test'] as const]) {
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

for (const path of paths)
  test(`no query of the router changes ${path}, or stays in it`, async () => {
    const clean = await read(path);
    for (const query of queries) {
      expect(await read(`${path}?${query}`), query).toEqual(clean);
      await ask(`${path}?${query}`, { more: 'RSC: 1\r\n' });
      expect(await read(path), `${path} after ${query}`).toEqual(clean);
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
