import { expect, test } from '@playwright/test';

/** In seconds: what proxies that keep connections to a server ready for the next request mostly wait. */
const proxies = 60;

test('keeps an idle connection for longer than a proxy in front of it', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  const seconds = /timeout=(\d+)/.exec(answer.headers()['keep-alive'] ?? '')?.[1];
  expect(Number(seconds)).toBeGreaterThan(proxies);
});
