import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { ports } from './support/addresses';
import { type Server, serveBuild } from './support/copy-commands';
import { fixtureSite } from './support/fixture-site';

/*
 * A server of its own, as its memory is watched: eighty strangers begin to post 10 MB each and never end. Each is
 * refused as soon as that is known, and none of what they sent is kept.
 */
const megabyte = 1024 * 1024;
const sentBytes = 9_900_000;
const strangers = 80;
/** Of all of them together, in bytes. */
const mostMemory = 40 * megabyte;

test.describe.configure({ mode: 'serial' });

let server: Server;
test.beforeAll(async () => {
  server = await serveBuild({
    folder: fixtureSite,
    port: ports.attacked,
    env: {
      SITE_URL: `http://localhost:${ports.attacked}`,
      MAIL_TRANSPORT: 'terminal',
      RESTATE_IDENTITY_KEY: 'publickeyv1_2G8dCQhArfvGpzPw5Vx2ALciR4xCLHfS5YaT93XjNxX9',
    },
  });
});
test.afterAll(() => server?.interrupt());

const cases = [
  ['413', '/api/message', { 'content-type': 'application/json' }],
  // A form without JavaScript goes to the page that says so.
  ['303', '/api/message', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['415', '/api/message', { 'content-type': 'text/plain' }],
  ['403', '/api/message', { 'content-type': 'application/json', origin: 'https://evil.example' }],
  ['413', '/api/notifications', { 'content-type': 'application/json' }],
  ['415', '/api/notifications', { 'content-type': 'text/plain' }],
  ['401', '/api/engine/invoke/Lead/accept', { 'content-type': 'application/json' }],
  ['401', '/api/engine/health', {}],
] as const;

for (const [status, path, headers] of cases) {
  test(`${path} answers ${status} to ${JSON.stringify(headers)} before the body has ended`, async () => {
    const { answer, socket } = begin(path, headers, 200_000);
    expect(await answer).toContain(`HTTP/1.1 ${status} `);
    socket.destroy();
  });
}

test('no one learns what engine there is, or fills the log with its errors', async () => {
  const answer = await fetch(`${server.url}/api/engine/discover`);
  expect(answer.status).toBe(401);
  expect(answer.headers.get('x-restate-server')).toBeNull();
  expect(server.output()).not.toContain('"engine.fault"');
});

test(`${strangers} unfinished posts are refused and kept nowhere`, async () => {
  // What a first request loads is no stranger's doing.
  await begin('/api/message', cases[0][2], sentBytes).answer;
  const before = readMemory();
  const posts = Array.from({ length: strangers }, () =>
    begin('/api/message', cases[0][2], sentBytes),
  );
  const answers = await Promise.all(posts.map(({ answer }) => answer));
  expect(new Set(answers.map((text) => text.split('\r\n')[0]))).toEqual(
    new Set(['HTTP/1.1 413 Payload Too Large']),
  );
  expect(readMemory() - before).toBeLessThan(mostMemory);
  for (const { socket } of posts) socket.destroy();
});

/** Begins a post of 10 MB of which only so much is sent; gives the first of the answer. */
function begin(path: string, headers: Record<string, string>, bytes: number) {
  const socket = connect(ports.attacked, '127.0.0.1');
  const lines = Object.entries({ host: 'localhost', 'content-length': '10000000', ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  // A server that hangs up while we write is what we want.
  socket.on('error', () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\n`);
  socket.write(Buffer.alloc(bytes, 0x61));
  return { socket, answer: firstText(socket) };
}

async function firstText(socket: Socket): Promise<string> {
  const [chunk] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as unknown[];
  return chunk instanceof Buffer ? chunk.toString('latin1') : '(no answer)';
}

/** The memory the server takes, in bytes. */
function readMemory(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}
