import { request } from 'node:http';
import { createServer } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { answerPages } from '@/tools/dev/endpoint';

let port: number;

beforeAll(async () => {
  port = await new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = Object(probe.address());
      probe.close(() => resolve(free));
    });
  });
  const server = await answerPages(port, () => undefined);
  return () => server.close();
});

type Asked = { path?: string; headers?: Record<string, string>; body?: string };

/** `fetch` may not set Host and Origin. */
function ask({ path = '/page', headers = {}, body = '{"path":"/","texts":[]}' }: Asked) {
  return new Promise<number | undefined>((resolve, reject) => {
    const asked = request({ port, path, headers, host: '127.0.0.1', method: 'POST' }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on('error', reject).end(body);
  });
}

test('answers pages of the preview and its server', async () => {
  const own = { origin: 'http://localhost:3000', 'x-forwarded-host': 'localhost:3000' };
  expect(await ask({})).toBe(200);
  expect(await ask({ headers: { ...own, 'sec-fetch-site': 'same-origin' } })).toBe(200);
});

test('tells what a finding is about', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/finding`, {
    method: 'POST',
    body: '{"code":"vague-link"}',
  });
  expect(await answer.json()).toEqual({
    text: expect.stringMatching(/^# vague-link\n[\s\S]+## Right/),
  });
});

test('refuses pages of other sites, whatever name they reach it by', async () => {
  const others = [
    { origin: 'https://elsewhere.example' },
    { origin: 'https://elsewhere.example', 'x-forwarded-host': 'localhost:3000' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { host: `elsewhere.example:${port}` },
  ];
  for (const headers of others) expect(await ask({ headers })).toBe(403);
});

test('answers what is no question with 400, and goes on', async () => {
  expect(await ask({ body: '{' })).toBe(400);
  expect(await ask({ body: '{"path":"blog"}' })).toBe(400);
  expect(await ask({ path: '/mdx', body: '{"mdx":"x","locale":"de"}' })).toBe(400);
  expect(await ask({ headers: { 'content-length': '5000000' }, body: ' '.repeat(5_000_000) })).toBe(
    400,
  );
  expect(await ask({ path: '/finding', body: '{"code":"../../package"}' })).toBe(400);
  expect(await ask({ path: '/other' })).toBe(404);
  expect(await ask({})).toBe(200);
});
