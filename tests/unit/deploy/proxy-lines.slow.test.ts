import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { ports as testPorts } from '../../e2e/support/addresses';
import { useProxy } from './proxied-site';
import type { SiteStandIn } from './site-stand-in';

/* What the proxy of production answers without asking the site, and who waits for whom. */

const calm = 20;
const { site, ask, move } = useProxy(testPorts.proxyLines, {
  CALM_REQUESTS: String(calm),
  CALM_ERRORS: '5',
  KEPT_SECONDS: '2',
});

const varies = 'rsc, next-router-prefetch, Accept-Encoding';

/** Has a page answer as the site's kept pages do, and count what it was asked. */
function keepPage(stand: SiteStandIn, path: string, headers: Record<string, string> = {}) {
  let count = 0;
  stand.answer(path, (response) => {
    count += 1;
    const own = { 'cache-control': 's-maxage=60', vary: varies, etag: '"e"', ...headers };
    response.writeHead(200, own).end(JSON.stringify({ headers: {}, count }));
  });
  return () => count;
}

describe('an answer that is the same for everyone', () => {
  test('is asked of the site once for many visitors, and again after its time', async () => {
    const count = keepPage(site.first, '/kept');
    const first = await ask('/kept');
    move();
    const second = await ask('/kept');
    expect(count()).toBe(1);
    expect(second.status).toBe(200);
    expect(second.headers.vary).toBe(varies);
    expect(second.headers.etag).toBe('"e"');
    expect(second.headers['x-vary']).toBeUndefined();
    // Each request has an id of its own, as in the log.
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    await sleep(3100);
    await ask('/kept');
    expect(count()).toBe(2);
  });

  test('is kept in each encoding for itself', async () => {
    const count = keepPage(site.first, '/encoded', { 'content-encoding': 'br' });
    await ask('/encoded', { headers: { 'accept-encoding': 'br' } });
    await ask('/encoded', { headers: { 'accept-encoding': 'gzip' } });
    await ask('/encoded', { headers: { 'accept-encoding': 'br' } });
    expect(count()).toBe(2);
  });

  // Each asks at an address of its own: one that another test had kept could end meanwhile.
  test.each([
    { what: 'data of the framework', page: '/framework', headers: { rsc: '1' } },
    { what: 'a part', page: '/part', headers: { range: 'bytes=0-9' } },
    { what: 'a query', page: '/query', query: '?from=mail' },
    { what: 'a post', page: '/post', method: 'POST', body: 'a=b' },
  ])('answers no other question: $what', async ({ page, query = '', headers, method, body }) => {
    const count = keepPage(site.first, page);
    await ask(page);
    const other = { ...(headers && { headers }), ...(method && { method }), ...(body && { body }) };
    const before = site.first.requests.length;
    await ask(page + query, other);
    await ask(page + query, other);
    expect(site.first.requests.length).toBe(before + 2);
    // What those answers were is not kept for anyone either.
    const counted = count();
    await ask(page);
    expect(count()).toBe(counted);
  });

  test.each(['private, no-cache, no-store', 'public, max-age=0, must-revalidate'])(
    'is one that the site lets others keep: not %s',
    async (caching) => {
      const count = keepPage(site.first, '/own', { 'cache-control': caching });
      await ask('/own');
      await ask('/own');
      expect(count()).toBe(2);
    },
  );

  test('is not one of the build that went', async () => {
    const old = keepPage(site.second, '/replaced');
    site.first.answer('/readyz', (response) => response.writeHead(503).end());
    const after = async (count: () => number) => {
      await ask('/replaced');
      return count();
    };
    await expect.poll(() => after(old)).toBeGreaterThan(0);
    const fresh = keepPage(site.first, '/replaced');
    site.first.answer('/readyz', (response) => response.end('ready'));
    await expect.poll(() => after(fresh)).toBe(1);
  });
});

describe('a visitor who asks for more than people do', () => {
  test('waits behind those who have asked for less', async () => {
    const waiting: (() => void)[] = [];
    const order: string[] = [];
    site.first.answer('/slow', (response) => {
      waiting.push(() => response.writeHead(404).end('{}'));
    });
    site.first.answer('/calm', (response) => {
      order.push('calm');
      response.end('{}');
    });
    const flood = Array.from({ length: calm * 2 }, (_, index) => ask(`/slow/${index}`));
    await expect.poll(() => waiting.length).toBeGreaterThan(3);
    // Only a few of the many reach the site at once.
    const [atOnce, most] = [waiting.length, calm + 4];
    expect(atOnce).toBeLessThanOrEqual(most);
    move();
    expect((await ask('/calm')).status).toBe(200);
    expect(order).toEqual(['calm']);
    // All get their answer in the end.
    let isOver = false;
    const all = Promise.all(flood).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      waiting.shift()?.();
      await sleep(5);
    }
    expect((await all).map(({ status }) => status)).toEqual(Array(calm * 2).fill(404));
  });

  test('gets a page that is rendered for each request one at a time', async () => {
    const waiting: (() => void)[] = [];
    site.second.answer('/contact/failed', (response) => {
      waiting.push(() => response.end('{}'));
    });
    const asked = [1, 2, 3].map(() => ask('/contact/failed'));
    for (let count = 0; count < 3; count += 1) {
      await expect.poll(() => waiting.length).toBe(1);
      waiting.shift()?.();
    }
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
