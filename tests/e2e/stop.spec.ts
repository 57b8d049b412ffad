import { connect, type Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { type ResendStandIn, startResendStandIn } from '../mocks/resend-stand-in';
import { ports } from './support/addresses';
import { serveBuild } from './support/copy-commands';
import { fixtureSite } from './support/fixture-site';

/* A host that stops the site waits ten seconds and then kills: what is in flight is answered, and no one is waited for. */
test.describe.configure({ mode: 'default' });

const port = ports.stopping;
let resend: ResendStandIn;
let sockets: Socket[] = [];

test.beforeEach(async () => {
  resend = await startResendStandIn();
  resend.setMode('slow');
});
test.afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await resend.close();
});

/** What visitors with a bad line, and worse, leave open. */
const halves = [
  '',
  'GET / HTTP/1.1\r\nHost: localhost\r\nX-Half: ',
  'POST /api/message HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email"',
];

for (const [signal, code] of [
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const) {
  test(`${signal}: answers what is in flight and is gone, whatever is half-sent`, async () => {
    const env = { SITE_URL: `http://localhost:${port}`, MAIL_TO: 'us@agency.test', ...resend.env };
    const server = await serveBuild({ folder: fixtureSite, port, env });
    sockets = await Promise.all(halves.map(open));
    const answer = fetch(`${server.url}/api/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone: '', email: 'anna@agency.test', message: 'In flight' }),
    });
    await expect.poll(() => resend.requestCount()).toBe(1);
    const ended = server.stop(signal);
    expect((await answer).status).toBe(200);
    expect(resend.mails()).toHaveLength(1);
    expect(await ended).toBe(code);
    expect(server.output()).toContain('"stop.cut"');
  });
}

test('SIGTERM: says that it is not ready, and answers whoever comes before a proxy has asked', async () => {
  const env = { SITE_URL: `http://localhost:${port}`, MAIL_TRANSPORT: 'terminal' };
  const server = await serveBuild({ folder: fixtureSite, port, env });
  const ask = (path: string) => fetch(`${server.url}${path}`);
  const isReady = async () => (await ask('/readyz')).ok;
  expect(await isReady()).toBe(true);
  process.kill(server.pid, 'SIGTERM');
  // A process gets its signal a moment after it was sent.
  await expect.poll(isReady, { intervals: [20] }).toBe(false);
  // npm passes a signal on that its whole group has had already.
  process.kill(server.pid, 'SIGTERM');
  const [ready, alive, page] = await Promise.all(['/readyz', '/healthz', '/contact'].map(ask));
  expect(await ready?.json()).toMatchObject({ state: 'stopping', pages: 'ok' });
  expect([alive?.status, page?.status]).toEqual([200, 200]);
  // A proxy keeps no connection to it.
  expect(page?.headers.get('connection')).toBe('close');
  expect(await page?.text()).toContain('</footer>');
  expect(await server.ended()).toBe(143);
  expect(server.output()).not.toContain('"stop.cut"');
});

/** Connects and sends this much, and no more. */
function open(text: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1', () =>
      socket.write(text, () => resolve(socket)),
    );
    socket.on('error', reject);
  });
}
