import { mkdtempSync, rmSync } from 'node:fs';
import { request as requestOver1 } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { rateRules } from '@/site/limits';
import { type Stack, startStack } from '../../../src/tools/stack/stack';
import { type ResendStandIn, startResendStandIn } from '../../mocks/resend-stand-in';
import { ports } from '../support/addresses';
import { fixtureSite } from '../support/fixture-site';
import { patience } from '../support/project-copy';

/* The whole of production on one machine: two processes of the site are replaced, and one dies, under visitors. */
test.describe.configure({ mode: 'serial', timeout: patience });

let stack: Stack;
let resend: ResendStandIn;
let data: string;
const lines: string[] = [];

test.beforeAll(async () => {
  test.setTimeout(patience);
  data = mkdtempSync(join(tmpdir(), 'stack-'));
  resend = await startResendStandIn();
  stack = await startStack({
    folder: fixtureSite,
    data,
    portsFrom: ports.stack,
    env: { SITE_URL: 'http://localhost', MAIL_TO: 'us@agency.test', ...resend.env },
    proxyEnv: { REQUESTS_PER_CLIENT: '100000' },
    log: (part, line) => lines.push(`${part} ${line}`),
  });
});

test.afterAll(async () => {
  await stack?.stop();
  await resend?.close();
  rmSync(data, { recursive: true, force: true });
});

test('no page and no message is lost while the site is replaced', async () => {
  const releasing = stack.release();
  const isOver = releasing.then(() => true);
  const pages: number[] = [];
  const messages: number[] = [];
  const readPages = async () => {
    while (!(await Promise.race([isOver, soon()]))) pages.push(await ask('/', 'GET', 1));
  };
  const sendMessages = async () => {
    for (let count = 0; count < 20; count += 1) {
      messages.push(await ask('/api/message', 'POST', 10 + count));
      await soon(200);
    }
  };
  await Promise.all([releasing, readPages(), sendMessages()]);
  expect(pages.length).toBeGreaterThan(20);
  expect(new Set(pages)).toEqual(new Set([200]));
  expect(messages).toEqual(Array(20).fill(200));
  // The engine mails in the background.
  await expect.poll(() => new Set(mailed()).size).toBe(20);
  expect(mailed()).toHaveLength(20);
});

const mailed = () => resend.mails().map(({ text }) => /visitor \d+/.exec(text)?.[0]);

test('a visitor has one limit, whatever the visitor says of addresses, and shares it with no one', async () => {
  const statuses: number[] = [];
  for (const name of forgeable)
    statuses.push(
      await ask('/api/message', 'POST', 70, { [name]: `198.51.100.${statuses.length}` }),
    );
  const { max } = rateRules.message;
  const refused = Array(forgeable.length - max).fill(429);
  expect(statuses).toEqual([...Array(max).fill(200), ...refused]);
  expect(await ask('/api/message', 'POST', 71)).toBe(200);
});

/** Headers in which servers look for a visitor's address. */
const forgeable = [
  'x-forwarded-for',
  'x-real-ip',
  'forwarded',
  'x-vercel-forwarded-for',
  'true-client-ip',
  'cf-connecting-ip',
  'x-client-ip',
];

test('what is for operators and for the engine is unknown outside, and answers inside', async () => {
  const paths = ['/healthz', '/readyz', '/api/engine/discover'];
  for (const path of paths) expect(await ask(path, 'GET', 3), path).toBe(404);
  const inside = paths.map((path) => fetch(`http://127.0.0.1:${stack.ports.second}${path}`));
  expect((await Promise.all(inside)).map(({ status }) => status)).toEqual([200, 200, 401]);
});

test('pages go on when a process dies, which comes back by itself', async () => {
  const back = stack.kill('first');
  const pages: number[] = [];
  for (let count = 0; count < 20; count += 1) pages.push(await ask('/pl', 'GET', 2));
  expect(pages).toEqual(Array(20).fill(200));
  await back;
  expect(lines).toContain('first ended (SIGKILL), starts again in 0.5 s');
  expect(lines).toContain('first is back');
});

test('messages are taken when Redis and the engine have just died, and arrive', async () => {
  await Promise.all([stack.kill('redis'), stack.kill('engine')]);
  expect(await ask('/api/message', 'POST', 60)).toBe(200);
  await expect.poll(mailed).toContain('visitor 60');
});

test('a second stack says what it would need for itself', async () => {
  const again = { folder: fixtureSite, data, portsFrom: ports.stack };
  await expect(startStack(again)).rejects.toThrow(`${ports.stack} (https)`);
  await expect(startStack({ ...again, portsFrom: ports.stack + 20 })).rejects.toThrow('are in use');
});

const soon = (ms = 20) =>
  new Promise<false>((resolve) => {
    setTimeout(resolve, ms, false);
  });

let asked = 0;

/** Asks as a visitor of this number would, over TLS, and returns the status. */
function ask(
  path: string,
  method: 'GET' | 'POST',
  visitor: number,
  more: Record<string, string> = {},
): Promise<number> {
  asked += 1;
  const message = `Message of visitor ${visitor}, number ${asked}`;
  const body = JSON.stringify({ phone: '', email: 'anna@agency.test', message });
  return new Promise((resolve, reject) => {
    const sent = requestOver1(
      {
        host: '127.0.0.1',
        port: stack.ports.https,
        localAddress: `127.0.0.${100 + visitor}`,
        path,
        method,
        headers: { ...(method === 'POST' && { 'content-type': 'application/json' }), ...more },
        rejectUnauthorized: false,
      },
      (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
    );
    sent.on('error', reject);
    sent.end(method === 'POST' ? body : undefined);
  });
}
