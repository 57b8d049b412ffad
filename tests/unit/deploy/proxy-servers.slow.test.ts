import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ports as testPorts } from '../../e2e/support/addresses';
import { useProxy } from './proxied-site';
import { type SiteStandIn, startSite } from './site-stand-in';

/* Which of the two processes of the site the proxy asks, and what it asks again. */
const { ports, site, ask, waitForBoth } = useProxy(testPorts.proxyServers);
const patience = 20_000;
const script = '/_next/static/chunks/a.js';

test(
  'pages come from the first while it is there, else from the second',
  async () => {
    const from = async () => (await ask('/blog')).echo.name;
    expect([await from(), await from(), await from()]).toEqual(['first', 'first', 'first']);
    await site.first.close();
    // At once: who comes before the proxy knows is not turned away.
    expect([await from(), await from()]).toEqual(['second', 'second']);
    site.first = await startSite('first', ports.first);
    await waitForBoth();
    expect(await from()).toBe('first');
  },
  patience,
);

test(
  'a process that is full, so that it says late that it is ready, keeps its visitors',
  async () => {
    site.first.answer('/readyz', (response) => setTimeout(() => response.end(), 3000));
    for (let count = 0; count < 25; count += 1) {
      expect((await ask('/blog')).echo.name).toBe('first');
      await sleep(200);
    }
  },
  patience,
);

test(
  'where both are too full to say that they are ready, they are asked all the same',
  async () => {
    const full = new Set<SiteStandIn>();
    for (const one of [site.first, site.second])
      one.answer('/readyz', (response) => {
        full.add(one);
        response.writeHead(503).end();
      });
    await expect.poll(() => full.size, { timeout: patience }).toBe(2);
    // What it was told, the proxy goes by at once.
    await sleep(500);
    const statuses = [
      (await ask('/blog')).status,
      (await ask(script)).status,
      (await ask('/api/message', { method: 'POST', body: 'Hello' })).status,
    ];
    expect(statuses).toEqual([200, 200, 200]);
    for (const one of [site.first, site.second]) one.reset();
    await waitForBoth();
  },
  patience,
);

test('a file that one process has not got comes from the other', async () => {
  const missing = (response: { writeHead(status: number): { end(): void } }) =>
    response.writeHead(404).end();
  site.first.answer('/_next/', missing);
  site.second.answer('/pictures/', missing);
  for (let count = 0; count < 4; count += 1) {
    expect((await ask(script)).echo.name).toBe('second');
    expect((await ask('/pictures/0123/256.avif')).echo.name).toBe('first');
  }
  site.second.answer('/_next/', missing);
  expect((await ask(script)).status).toBe(404);
});

test('a page that is not there is asked for once', async () => {
  site.first.answer('/nothing', (response) => response.writeHead(404).end());
  expect((await ask('/nothing')).status).toBe(404);
  expect([...site.first.requests, ...site.second.requests]).toEqual(['GET /nothing']);
});

test('a message that may have arrived is sent once, whatever becomes of it', async () => {
  site.second.answer('/api/message', (response) => response.destroy());
  const { status } = await ask('/api/message', { method: 'POST', body: 'Hello' });
  expect(status).toBe(502);
  expect(site.second.requests).toEqual(['POST /api/message']);
  expect(site.first.requests).toEqual([]);
});

test(
  'a message that cannot have arrived goes to the other process',
  async () => {
    const from = async () => {
      const { status, echo } = await ask('/api/message', { method: 'POST', body: 'Hello' });
      return [status, echo.name];
    };
    expect(await from()).toEqual([200, 'second']);
    await site.second.close();
    expect(await from()).toEqual([200, 'first']);
    site.second = await startSite('second', ports.second);
    await waitForBoth();
  },
  patience,
);

test('the engine reaches what is its, and nothing else', async () => {
  const call = (path: string) =>
    fetch(`http://127.0.0.1:${ports.calls}${path}`, { method: 'POST' });
  const answer = await call('/api/engine/invoke/x');
  expect(await answer.json()).toMatchObject({ path: '/api/engine/invoke/x' });
  for (const path of ['/', '/metrics', '/api/message', '/api/engineers'])
    expect((await call(path)).status, path).toBe(404);
});

test(
  'where no process is there, visitors are asked to come back',
  async () => {
    await Promise.all([site.first.close(), site.second.close()]);
    await expect.poll(async () => (await ask('/')).status, { timeout: patience }).toBe(503);
    expect((await ask('/')).headers['retry-after']).toBe('10');
  },
  patience,
);
