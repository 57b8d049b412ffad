import { expect, test } from '@playwright/test';
import { type RedisBridge, startRedisBridge } from '../mocks/redis-bridge';
import { ports } from './support/addresses';
import {
  idOf,
  linesOf,
  type Operated,
  readMetrics,
  sendMessage,
  startOperated,
} from './support/operations';
import { words } from './support/words';

/* What an operator sees of a server: its health, its metrics, and which lines of the log belong to which request. */

const made = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
let site: Operated<RedisBridge>;

// One server, on one port, whose metrics add up.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  site = await startOperated(ports.operating, startRedisBridge);
});
test.afterAll(() => site?.close());

const ask = (path: string, init: RequestInit = {}) => fetch(`${site.server.url}${path}`, init);

const send = (message: string, headers: Record<string, string> = {}) =>
  sendMessage(site.server, message, { headers });

test('is ready, and says of what it needs whether it is there', async () => {
  expect(await (await ask('/healthz')).text()).toBe('ok\n');
  const answer = await ask('/readyz');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({
    state: 'ready',
    pages: 'ok',
    redis: 'ok',
    mail: 'configured',
    engine: 'absent',
  });
});

test('a line of the log names the request it was written for', async () => {
  const [accepted, refused] = await Promise.all([send('A message of a test'), send('')]);
  expect([accepted.status, refused.status]).toEqual([200, 400]);
  expect(idOf(accepted)).toMatch(made);
  await expect
    .poll(() => linesOf(site.server, idOf(accepted)).map(({ event }) => event))
    .toEqual(['message.accepted']);
  expect(linesOf(site.server, idOf(refused))).toMatchObject([
    { event: 'message.refused', status: 400 },
  ]);
});

test('a failed mail is of the request that failed', async () => {
  site.resend.setMode('refuse-422');
  const answer = await send('A message that is refused');
  site.resend.setMode('accept');
  expect(answer.status).toBe(502);
  const events = () => linesOf(site.server, idOf(answer)).map(({ event }) => event);
  await expect.poll(events).toEqual(['mail.failed', 'message.refused']);
});

test('an id that the proxy beside it gave is kept, anything else is not', async () => {
  const given = 'proxy-01JDABCDEF';
  const answer = await send('', { 'x-request-id': given });
  expect(idOf(answer)).toBe(given);
  await expect.poll(() => linesOf(site.server, given)).toHaveLength(1);
  for (const forged of ['short', 'a'.repeat(65), '"}{"event":"x"', 'two words']) {
    expect(idOf(await send('', { 'x-request-id': forged })), forged).toMatch(made);
    expect(idOf(await ask('/blog', { headers: { 'x-request-id': forged } }))).toMatch(made);
  }
  expect(site.server.output()).not.toContain('a'.repeat(65));
});

test('pages, files, redirects and refusals have one each', async () => {
  const paths = ['/', '/', '/feed.xml', '/blog/', '/nothing-here', '/%zz', '/healthz'];
  const answers = await Promise.all(paths.map((path) => ask(path, { redirect: 'manual' })));
  answers.push(await ask('/', { method: 'PUT' }));
  for (const answer of answers) expect(idOf(answer), answer.url).toMatch(made);
  expect(new Set(answers.map(idOf)).size).toBe(answers.length);
});

test('no one learns that there are metrics', async () => {
  for (const headers of [{}, { authorization: 'Bearer a-token-for-guesses' }]) {
    const answer = await ask('/metrics', { headers });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(words('en').site.notFound.title);
    const names = (of: Response) => [...of.headers.keys()];
    expect(names(answer)).toEqual(names(await ask('/nothing-here')));
  }
});

test('counts what was done', async () => {
  await ask('/contact');
  const metrics = await readMetrics(site.server);
  expect(metrics.get('api_answers_total{route="message",error="none"}')).toBe(1);
  expect(metrics.get('api_answers_total{route="message",error="mail-refused"}')).toBe(1);
  expect(metrics.get('mails_total{result="sent",reason="none"}')).toBe(1);
  expect(metrics.get('mails_total{result="failed",reason="refused"}')).toBe(1);
  expect(metrics.get('limit_decisions_total{rule="messageTotal",decision="granted"}')).toBe(2);
  expect(metrics.get('page_cache_total{result="hit"}')).toBeGreaterThan(0);
  expect(metrics.get('http_requests_total{method="POST",kind="api",status="4xx"}')).toBe(6);
  expect(metrics.get('http_request_duration_seconds_count{kind="page"}')).toBeGreaterThan(0);
  expect(metrics.get('log_lines_total{level="error"}')).toBeGreaterThan(0);
});

test('odd addresses, methods and headers add nothing to what is counted by', async () => {
  const before = [...(await readMetrics(site.server)).keys()];
  for (let sent = 0; sent < 300; sent += 20)
    await Promise.all(Array.from({ length: 20 }, (_, more) => askOddly(sent + more)));
  const metrics = await readMetrics(site.server);
  expect([...metrics.keys()]).toEqual(before);
  expect([...metrics.keys()].join('\n')).not.toContain('odd');
});

test('a dead Redis makes it no less ready', async () => {
  await site.backing.killRedis();
  const state = async () => {
    const answer = await ask('/readyz');
    return [answer.status, (await answer.json()).redis];
  };
  await expect.poll(state).toEqual([200, 'failing']);
  expect((await send('A message without Redis')).status).toBe(200);
  const metrics = await readMetrics(site.server);
  expect(metrics.get('limit_fallbacks_total{rule="messageTotal"}')).toBeGreaterThan(0);
});

const odd = [
  (number: number) => ask(`/odd-${number}`),
  (number: number) => ask(`/blog/odd-${number}?odd=${number}`),
  (number: number) => ask(`/odd-${number}.odd${number}`),
  (number: number) => ask(`/api/odd-${number}`, { method: 'POST', body: '{}' }),
  (number: number) => ask(`/pictures/odd/${number}.avif`),
  (number: number) => ask(`/%zz${number}`, { method: 'PROPFIND' }),
];

async function askOddly(number: number): Promise<void> {
  const answer = await odd[number % odd.length]?.(number);
  await answer?.arrayBuffer();
}
