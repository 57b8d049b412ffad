import { describe, expect, test } from 'vitest';
import { plainHeaders } from '@/site/security-headers.mjs';
import { portsFrom } from '@/tools/stack/addresses';
import { ports as testPorts } from '../../e2e/support/addresses';
import { type Answer, siteUrl, useProxy } from './proxied-site';
import { startSite } from './site-stand-in';

/* What the proxy of production lets through, and what it changes on the way. */

/** So few, that a test reaches them. */
const limits = {
  REQUESTS_PER_CLIENT: '40',
  ERRORS_PER_CLIENT: '10',
  CONNECTIONS_PER_CLIENT: '30',
  REQUEST_TIME: '2s',
};
const certbotPort = portsFrom(testPorts.proxy).bridge;
const { ports, site, address, move, ask, send, negotiate } = useProxy(testPorts.proxy, {
  ...limits,
  CERTBOT: `127.0.0.1:${certbotPort}`,
});

describe('what reaches the site', () => {
  test('is told by the proxy alone who asks, and gets an id', async () => {
    const forged = {
      'X-Forwarded-For': '203.0.113.9',
      'X-Forwarded-Proto': 'http',
      'X-Forwarded-Anything': 'x',
      'X-Real-IP': '203.0.113.9',
      'X-Request-Id': 'mine-mine-mine',
      'X-Vercel-Forwarded-For': '203.0.113.9',
      'X-Middleware-Subrequest': 'x',
      'X-Restate-Signature': 'x',
      Forwarded: 'for=203.0.113.9',
      'Accept-Language': 'pl',
    };
    const { echo } = await ask('/pl?a=1', { headers: { ...forged, Host: 'agency.test' } });
    expect(echo.path).toBe('/pl?a=1');
    const { headers } = echo;
    expect(headers['x-forwarded-for']).toBe(address());
    expect(headers['x-forwarded-proto']).toBe('https');
    expect(headers['x-forwarded-host']).toBe('agency.test');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['accept-language']).toBe('pl');
    expect(JSON.stringify(headers)).not.toMatch(/203\.0\.113|anything|subrequest|signature/i);
  });

  test.each([
    '/metrics',
    '/healthz',
    '/readyz',
    '/api/engine',
    '/api/engine/invoke/x',
    '/%61pi//engine',
    '/API/Engine',
    '//metrics',
    '/blog/../metrics',
    '/blog/%2e%2e/readyz',
    '/api\\engine',
    '/./readyz',
  ])('is unknown where it is internal: %s', async (path) => {
    expect((await ask(path)).echo.path).toBe('/unknown-address');
  });

  test('is no address with a fragment, which the site would cut off', async () => {
    expect((await ask('/readyz#x')).status).toBe(400);
    expect(site.first.requests).toEqual([]);
  });

  test.each(['/metrics-for-teams', '/api/engineers', '/blog/readyz', '/.well-known/x'])(
    'is as asked elsewhere: %s',
    async (path) => {
      expect((await ask(path)).echo.path).toBe(path);
    },
  );

  test('comes encrypted only, over HTTP/2 where the browser can', async () => {
    const plain = await fetch(`http://127.0.0.1:${ports.http}/blog?x=1`, { redirect: 'manual' });
    expect(plain.status).toBe(308);
    expect(plain.headers.get('location')).toBe(`${siteUrl}/blog?x=1`);
    expect(await negotiate({ ALPNProtocols: ['h2', 'http/1.1'] })).toBe('h2');
    await expect(negotiate({ maxVersion: 'TLSv1.1', minVersion: 'TLSv1' })).rejects.toThrow();
  });

  test('is not the certificate authority, which certbot answers without encryption', async () => {
    const certbot = await startSite('certbot', certbotPort);
    const path = '/.well-known/acme-challenge/token';
    const answer = await fetch(`http://127.0.0.1:${ports.http}${path}`);
    expect(await answer.json()).toMatchObject({ name: 'certbot', path });
    expect(site.first.requests).toEqual([]);
    await certbot.close();
  });

  test('says nothing of what serves it', async () => {
    expect((await ask('/')).headers.server).toBeUndefined();
  });
});

describe('limits', () => {
  test('answer 429 to one address that asks too often, and to no other', async () => {
    expect((await ask('/')).status).toBe(200);
    const last = await askOften(60);
    expect(last.status).toBe(429);
    expect(last.headers['retry-after']).toBe('10');
    move();
    expect((await ask('/')).status).toBe(200);
  });

  test('answer 429 to one address that asks for too much that is not there', async () => {
    for (const one of [site.first, site.second])
      one.answer('/nothing', (response) => response.writeHead(404).end());
    for (let count = 0; count <= 10; count += 1) {
      expect((await ask('/nothing')).status).toBe(404);
    }
    expect((await ask('/')).status).toBe(429);
    move();
    expect((await ask('/')).status).toBe(200);
  });

  test('refuse connections of one address that opens too many', async () => {
    const opened = await Promise.allSettled(Array.from({ length: 60 }, () => ask('/')));
    const refused = opened.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(20);
    move();
    expect((await ask('/')).status).toBe(200);
  });

  test('refuse a body that the site would not take', async () => {
    const head = 'POST /api/message HTTP/1.1\r\nHost: localhost\r\nContent-Length: 200000\r\n\r\n';
    expect(await send(`${head}the beginning`)).toMatch(/^HTTP\/1\.1 413/);
    expect(site.first.requests).toEqual([]);
  });

  test('end a request that never comes whole, and the site sees nothing of it', async () => {
    const halves = [
      'GET / HTTP/1.1\r\nHost: localhost\r\nX-Half: ',
      'POST /api/message HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhal',
    ];
    const answers = await Promise.all(halves.map(send));
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408/);
    expect(site.first.requests).toEqual([]);
  });
});

describe('an error of the proxy’s own', () => {
  const own = new Map(plainHeaders.map(({ key, value }) => [key.toLowerCase(), value]));
  const names = [
    'content-security-policy',
    'strict-transport-security',
    'x-content-type-options',
    'x-frame-options',
  ];
  const expected = Object.fromEntries(names.map((name) => [name, own.get(name)]));

  test('may do no more than one of the site, and says when to come back', async () => {
    for (const one of [site.first, site.second])
      one.answer('/api/message', (response) => response.destroy());
    const cut = await ask('/api/message', { method: 'POST', body: 'Hello' });
    expect(cut.status).toBe(502);
    expect(cut.headers).toMatchObject({ ...expected, 'retry-after': '10' });
    const large = await ask('/api/message', { method: 'POST', body: 'a'.repeat(200_000) });
    expect(large.status).toBe(413);
    expect(large.headers).toMatchObject(expected);
    const often = await askOften(60);
    expect(often.status).toBe(429);
    expect(often.headers).toMatchObject(expected);
  });

  test('is told from one of the site, which has a policy of its own', async () => {
    const policy = "default-src 'self'";
    // Whichever answers: on a busy machine one of them may be late for the proxy's check.
    for (const one of [site.first, site.second])
      one.answer('/', (response) =>
        response.writeHead(503, { 'content-security-policy': policy }).end(),
      );
    const { headers } = await ask('/');
    expect(headers['content-security-policy']).toBe(policy);
    expect(headers['x-frame-options']).toBeUndefined();
  });
});

/** Asks this many times over one connection, and returns the last answer. */
async function askOften(times: number): Promise<Omit<Answer, 'echo'>> {
  const one = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const last = one.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
  const text = await send(one.repeat(times - 1) + last);
  const [head = ''] = text.slice(text.lastIndexOf('HTTP/1.1 ')).split('\r\n\r\n');
  const lines = head.split('\r\n').slice(1);
  const headers = Object.fromEntries(lines.map((line) => line.split(': ')));
  return { status: Number(head.slice(9, 12)), headers };
}
