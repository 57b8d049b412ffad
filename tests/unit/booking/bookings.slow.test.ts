import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { composeNotification } from '@/features/booking/notification';
import { bookingWebhook } from '@/site/limits';
import { type RedisBridge, startRedisBridge } from '../../mocks/redis-bridge';
import { type ResendStandIn, startResendStandIn } from '../../mocks/resend-stand-in';
import { captureLog, jsonPost, origin } from '../server/site';
import { startSite } from './site';

const signingKey = 'the-key-of-the-webhook';
const uri = 'https://api.calendly.com/scheduled_events/EVENT/invitees/EWA';
const report = {
  event: 'invitee.created',
  payload: {
    uri,
    name: 'Ewa\nBcc: x',
    email: 'ewa@example.com',
    scheduled_event: {
      start_time: '2026-12-01T09:00:00.000000Z',
      end_time: '2026-12-01T09:30:00.000000Z',
    },
  },
};
const booked = composeNotification('CALENDLY_CALL_SCHEDULED', { invitee: { uri } });

let resend: ResendStandIn;
let redis: RedisBridge;

beforeAll(async () => {
  [resend, redis] = await Promise.all([startResendStandIn(), startRedisBridge()]);
});
afterAll(() => Promise.all([resend.close(), redis.close()]));
beforeEach(async () => {
  resend.reset();
  await redis.command('FLUSHALL');
  captureLog();
});
afterEach(() => vi.useRealTimers());

function start(env: Record<string, string> = { CALENDLY_WEBHOOK_KEY: signingKey }) {
  return startSite({ ...resend.env, ...env });
}

function signed(body: unknown, { key = signingKey, at = Date.now() } = {}): Request {
  const text = JSON.stringify(body);
  const seconds = Math.floor(at / 1000);
  const hash = createHmac('sha256', key).update(`${seconds}.${text}`).digest('hex');
  return post(text, `t=${seconds},v1=${hash}`);
}

function post(body: string, signature?: string): Request {
  const headers = {
    'content-type': 'application/json',
    ...(signature && { 'calendly-webhook-signature': signature }),
  };
  return new Request(`${origin}/api/bookings`, { method: 'POST', headers, body });
}

describe('a booking that a browser reports', () => {
  it('is marked as unconfirmed, whoever says it', async () => {
    const { notifications } = await start();
    await notifications.POST(jsonPost(booked));
    const [mail] = resend.mails();
    expect(mail?.subject).toBe('A call was booked, unconfirmed');
    expect(mail?.text).toContain('Not confirmed by the booking provider');
    expect(mail?.text).toContain(uri);
  });

  it('is confirmed by the provider’s signed report, in another process as well', async () => {
    const env = { CALENDLY_WEBHOOK_KEY: signingKey, ...redis.env };
    expect((await (await start(env)).bookings.POST(signed(report))).status).toBe(200);
    await (await start(env)).notifications.POST(jsonPost(booked));
    expect(resend.mails().map(({ subject }) => subject)).toEqual([
      'A call was booked (confirmed by the booking provider)',
      'A call was booked',
    ]);
    expect(resend.mails()[0]?.text.split('\n')[0]).toBe('Who: Ewa Bcc: x <ewa@example.com>');
    expect(resend.mails()[1]?.text).not.toContain('Not confirmed');
  });
});

describe('a report of the booking provider', () => {
  it('is mailed once, however often it comes', async () => {
    const { bookings } = await start();
    for (const _ of [1, 2, 3]) expect((await bookings.POST(signed(report))).status).toBe(200);
    expect(resend.mails()).toHaveLength(1);
  });

  it.each<[string, () => Request]>([
    ['no signature', () => post(JSON.stringify(report))],
    ['another key', () => signed(report, { key: 'guessed' })],
    [
      'an old signature',
      () => signed(report, { at: Date.now() - bookingWebhook.signatureAgeMs - 2000 }),
    ],
    [
      'another body',
      () => post('{}', signed(report).headers.get('calendly-webhook-signature') ?? ''),
    ],
    [
      'half a signature',
      () => post(JSON.stringify(report), `t=${Math.floor(Date.now() / 1000)},v1=`),
    ],
  ])('with %s is refused and confirms nothing', async (_, request) => {
    const { bookings, notifications } = await start();
    expect((await bookings.POST(request())).status).toBe(403);
    await notifications.POST(jsonPost(booked));
    expect(resend.mails().map(({ subject }) => subject)).toEqual([
      'A call was booked, unconfirmed',
    ]);
  });

  it.each([
    ['another event', { ...report, event: 'invitee.canceled' }, 200],
    ['no invitee', { event: 'invitee.created', payload: { uri: 1 } }, 400],
    ['nothing', null, 400],
  ])('of %s mails nothing', async (_, body, status) => {
    const { bookings } = await start();
    expect((await bookings.POST(signed(body))).status).toBe(status);
    expect(resend.mails()).toEqual([]);
  });

  it('that is too large is 413', async () => {
    const { bookings } = await start();
    const body = { ...report, note: 'x'.repeat(bookingWebhook.bodyBytes) };
    expect((await bookings.POST(signed(body))).status).toBe(413);
  });

  it('is 503 without a key, and every method but POST is 405', async () => {
    const { bookings } = await start({});
    expect((await bookings.POST(signed(report))).status).toBe(503);
    expect((await bookings.GET()).status).toBe(405);
  });
});
