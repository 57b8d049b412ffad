import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shareMeter } from '@/server/metrics';
import { rateRules } from '@/site/limits';
import { startRedisBridge } from '../../mocks/redis-bridge';
import { startResendStandIn } from '../../mocks/resend-stand-in';
import { captureLog, jsonPost, post, startProcess, stopClock } from './site';

/* What is counted, where it happens. The meter is global, so modules of a new process find it, too. */

let counted: string[] = [];
const note = (metric: string, labels: object, ...more: number[]) =>
  void counted.push([metric, ...Object.values(labels), ...more].join(' '));
/** What was counted of a metric, each value once. */
const seen = (metric: string) =>
  [...new Set(counted)]
    .filter((one) => one.startsWith(`${metric} `))
    .map((one) => one.slice(metric.length + 1));

beforeEach(() => {
  counted = [];
  shareMeter({ count: note, measure: note, time: vi.fn() });
  stopClock();
});
afterEach(() => {
  vi.useRealTimers();
  shareMeter({ count: vi.fn(), measure: vi.fn(), time: vi.fn() });
});

it('answers of the API, by route and error', async () => {
  captureLog();
  startProcess({});
  const { defineHandler } = await import('@/server/handler');
  const { accepted, mailRefused } = await import('@/server/outcomes');
  const answer = (handle = async () => accepted) =>
    defineHandler({
      name: 'message',
      sender: 'own-pages',
      bytes: { json: 100 },
      faults: 'messageFault',
      handle,
    });
  await answer().POST(jsonPost({}));
  answer().GET();
  await answer().POST(jsonPost('{'));
  await answer().POST(post({ headers: { 'content-type': 'text/plain' }, body: 'x' }));
  await answer(() => Promise.reject(new Error())).POST(jsonPost({}));
  await answer(async () => mailRefused).POST(jsonPost({}));
  expect(seen('api_answers_total')).toEqual([
    'message none',
    'message method-not-allowed',
    'message invalid',
    'message unsupported-type',
    'message unavailable',
    'message mail-refused',
  ]);
  expect(seen('log_lines_total')).toEqual(['info', 'error']);
});

it('mails, by result and reason', async () => {
  captureLog();
  const resend = await startResendStandIn();
  const send = async (env: Parameters<typeof startProcess>[0], key: string) => {
    startProcess(env);
    const { sendMail, plainMail } = await import('@/server/mail');
    const head = { from: 'a@agency.test', to: 'b@agency.test', replyTo: 'c@agency.test' };
    await sendMail(plainMail({ ...head, subject: key, text: key }), key);
  };
  await send({ MAIL_TRANSPORT: 'terminal' }, 'printed');
  await send({}, 'nowhere');
  await send(resend.env, 'sent');
  resend.setMode('refuse-422');
  await send(resend.env, 'refused');
  resend.setMode('quota-429');
  await send(resend.env, 'quota');
  await resend.close();
  expect(seen('mails_total')).toEqual([
    'printed none',
    'failed not-configured',
    'sent none',
    'failed refused',
    'failed quota',
  ]);
});

it('decisions of limits, and the ceilings that come near', async () => {
  captureLog();
  startProcess({});
  const { takeUnit } = await import('@/server/limits');
  for (let taken = 0; taken <= rateRules.message.max; taken += 1) await takeUnit('message', 'one');
  for (let taken = 0; taken <= rateRules.policyReportTotal.max; taken += 1)
    await takeUnit('policyReportTotal', 'all');
  expect(seen('limit_decisions_total')).toEqual([
    'message granted',
    'message refused',
    'policyReportTotal granted',
    'policyReportTotal near',
    'policyReportTotal refused',
  ]);
  expect(seen('limit_fallbacks_total')).toEqual([]);
});

it('decisions made without Redis', async () => {
  captureLog();
  const redis = await startRedisBridge();
  redis.break();
  startProcess(redis.env);
  const { takeUnit } = await import('@/server/limits');
  await takeUnit('notification', 'one');
  await takeUnit('message', 'one');
  await redis.close();
  expect(seen('limit_fallbacks_total')).toEqual(['notification', 'message']);
});

it('the jobs of a queue', async () => {
  const { createQueue } = await import('@/server/queue');
  const { noteQueue } = await import('@/server/metrics');
  const queue = createQueue<number>(2, noteQueue('pictures'));
  await Promise.all(['a', 'b', 'c'].map((key) => queue.add(key, async () => 1)));
  expect(counted.slice(0, 2)).toEqual(['queue_jobs pictures 1', 'queue_jobs pictures 2']);
  expect(counted.at(-1)).toBe('queue_jobs pictures 0');
});
