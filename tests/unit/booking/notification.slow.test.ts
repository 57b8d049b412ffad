import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { topics } from '@/collections/academy';
import { composeNotification, listNotificationNames } from '@/features/booking/notification';
import { notificationLimits, rateRules } from '@/site/limits';
import { type RedisBridge, startRedisBridge } from '../../mocks/redis-bridge';
import { type ResendStandIn, startResendStandIn } from '../../mocks/resend-stand-in';
import { captureLog, jsonPost, post, stopClock } from '../server/site';
import { startSite } from './site';

// Redis is well here, however slow the machine: what its deadline does is seen in `redis-down.slow.test.ts`.
vi.mock('@/site/limits', async (original) => ({
  ...(await original<typeof import('@/site/limits')>()),
  redisDeadlineMs: 10_000,
  mailDeadlineMs: 3000,
  mailPause: { firstMs: 50, mostMs: 100 },
}));

let resend: ResendStandIn;
let redis: RedisBridge;
let site: Awaited<ReturnType<typeof startSite>>['notifications'];
let log: ReturnType<typeof captureLog>;

beforeAll(async () => {
  [resend, redis] = await Promise.all([startResendStandIn(), startRedisBridge()]);
});
afterAll(() => Promise.all([resend.close(), redis.close()]));
beforeEach(async () => {
  resend.reset();
  await redis.command('FLUSHALL');
  log = captureLog();
  stopClock();
  const env = { CLIENT_IP_MODE: 'proxy:1', ...resend.env, ...redis.env };
  site = (await startSite(env)).notifications;
});
afterEach(() => void vi.useRealTimers());

/** All names there are, with the content that is compiled. */
const names = listNotificationNames(topics.params().map(({ slug }) => slug));

const viewed = composeNotification('CALENDLY_CALL_VIEWED');
const booked = composeNotification('CALENDLY_CALL_SCHEDULED', {
  event: { uri: 'https://api.calendly.com/scheduled_events/EVENT' },
  invitee: { uri: 'https://api.calendly.com/scheduled_events/EVENT/invitees/EWA' },
});

async function answerTo(body: unknown, headers: Record<string, string> = {}) {
  const from = { 'x-forwarded-for': '203.0.113.7', ...headers };
  const response = await site.POST(jsonPost(body, from));
  return { status: response.status, body: await response.json() };
}

describe('an accepted notification', () => {
  it.each(names)('%s is mailed under a subject of its own', async (name) => {
    expect(await answerTo(composeNotification(name))).toEqual({ status: 200, body: { ok: true } });
    const [mail] = resend.mails();
    expect(mail?.to).toBe('hello@amberline.example');
    expect(mail?.text).toMatch(new RegExp(`^Event: ${name}\n`));
    expect(mail?.subject).toMatch(
      name.startsWith('ACADEMY') ? /^Academy video started: / : /call|calendar/,
    );
  });

  it('has subjects that differ', async () => {
    for (const name of names) await answerTo(composeNotification(name));
    expect(new Set(resend.mails().map(({ subject }) => subject)).size).toBe(names.length);
  });

  it('hands the payload of a booking on, escaped in HTML', async () => {
    const user = { ...booked.user, note: '<b>"hi"</b>' };
    expect((await answerTo({ ...booked, user })).status).toBe(200);
    const [mail] = resend.mails();
    expect(mail?.text).toContain(JSON.stringify(user, null, 2));
    expect(mail?.html).toContain('&lt;b&gt;');
    expect(mail?.html).not.toContain('<b>');
  });

  it('of one booking is mailed once, however often it comes', async () => {
    for (const _ of [1, 2, 3]) expect((await answerTo(booked)).status).toBe(200);
    expect(resend.mails()).toHaveLength(1);
    await answerTo(viewed);
    await answerTo(viewed);
    expect(resend.mails()).toHaveLength(3);
  });
});

describe('an ill-formed notification is refused and nothing is mailed', () => {
  const without = (name: keyof typeof viewed) => ({ ...viewed, [name]: undefined });
  const noName = { eventName: 'format' };

  it.each([
    ['an unknown event', { ...viewed, eventName: 'CALENDLY_CANCELED' }, noName],
    ['a video there is not', { ...viewed, eventName: 'ACADEMY_VIDEO_CLICKED_NO-SUCH' }, noName],
    ['a name in lower case', { ...viewed, eventName: 'calendly_call_viewed' }, noName],
    ['no name', without('eventName'), noName],
    ['another type', { ...viewed, type: 'URGENT' }, { type: 'format' }],
    ['another version', { ...viewed, version: '2' }, { version: 'format' }],
    ['a person in eventUser', { ...viewed, eventUser: 'ewa' }, { eventUser: 'format' }],
    ['no ref', without('ref'), { ref: 'format' }],
    ['a user where none belongs', { ...viewed, user: {} }, { user: 'format' }],
    ['a booking without user', { ...booked, user: undefined }, { user: 'format' }],
    ['a list as user', { ...booked, user: [] }, { user: 'format' }],
    ['a stranger’s field', { ...viewed, admin: true }, { admin: 'unknown' }],
    ['nothing', {}, expect.objectContaining({ eventName: 'format', version: 'format' })],
  ])('with %s', async (_, body, fields) => {
    const refusal = { ok: false, error: 'invalid', fields };
    expect(await answerTo(body)).toEqual({ status: 400, body: refusal });
    expect(resend.requestCount()).toBe(0);
  });

  it.each(['', '{', 'null', '[]'])('as %j', async (body) => {
    expect(await answerTo(body)).toMatchObject({ status: 400, body: { fields: {} } });
  });

  it('with a user over its limit, to the byte', async () => {
    const room = notificationLimits.userBytes - JSON.stringify({ note: '' }).length;
    const sized = (length: number) => ({ ...booked, user: { note: 'x'.repeat(length) } });
    expect((await answerTo(sized(room + 1))).status).toBe(413);
    expect(resend.requestCount()).toBe(0);
    expect((await answerTo(sized(room))).status).toBe(200);
  });

  it('with a user of too many levels, as many as a body can hold among them', async () => {
    const body = JSON.stringify({ ...booked, user: { lists: [] } });
    const nested = (n: number) => answerTo(body.replace('[]', '['.repeat(n) + ']'.repeat(n)));
    const { userDepth, bodyBytes } = notificationLimits;
    for (const lists of [userDepth, 2000, bodyBytes / 2 - 200])
      expect((await nested(lists)).status).toBe(413);
    expect(resend.requestCount()).toBe(0);
    expect((await nested(userDepth - 1)).status).toBe(200);
  });

  it('with a body over its limit', async () => {
    const ref = 'x'.repeat(notificationLimits.bodyBytes);
    expect((await answerTo({ ...viewed, ref })).status).toBe(413);
  });

  it('as a form, from another site, by another method', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await site.POST(post({ headers: form, body: 'eventName=x' }))).status).toBe(415);
    expect((await answerTo(viewed, { origin: 'https://evil.example' })).status).toBe(403);
    const refused = await site.GET();
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST']);
    expect(resend.requestCount()).toBe(0);
  });
});

describe('a flood', () => {
  it('is stopped per client, with the time to wait', async () => {
    const { max } = rateRules.notification;
    for (let sent = 0; sent < max; sent += 1) expect((await answerTo(viewed)).status).toBe(200);
    const response = await site.POST(jsonPost(viewed, { 'x-forwarded-for': '203.0.113.7' }));
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(resend.mails()).toHaveLength(max);
    expect((await answerTo(viewed, { 'x-forwarded-for': '198.51.100.1' })).status).toBe(200);
  });

  it('of faults is stopped too, and costs no good notification', async () => {
    const { max } = rateRules.notificationFault;
    const statuses = new Set<number>();
    for (let sent = 0; sent <= max; sent += 1) statuses.add((await answerTo({})).status);
    expect([...statuses]).toEqual([400, 429]);
    expect((await answerTo(viewed)).status).toBe(200);
  });

  it('does not touch what contact messages may use', async () => {
    await answerTo(viewed);
    const keys = JSON.stringify(await redis.command('KEYS', 'amberline:*'));
    expect(keys).toContain('amberline:notification');
    expect(keys).not.toContain('amberline:message');
  });
});

describe('when mail is down', () => {
  it.each([
    ['refuse-422', 502],
    ['fail-500', 503],
  ] as const)('%s is a %i, logged without personal data', async (mode, status) => {
    resend.setMode(mode);
    expect((await answerTo(booked)).status).toBe(status);
    const failures = log.lines().filter(({ event }) => event === 'notification.failed');
    expect(failures).toMatchObject([{ level: 'error', eventName: 'CALENDLY_CALL_SCHEDULED' }]);
    expect(log.text()).not.toMatch(/invitees|203\.0\.113/);
    resend.setMode('accept');
    expect((await answerTo(booked)).status).toBe(200);
  });

  it('no provider at all is 503, never a success', async () => {
    site = (await startSite({})).notifications;
    expect((await answerTo(viewed)).status).toBe(503);
  });
});

it('is taken while Redis is broken', async () => {
  redis.break();
  expect((await answerTo(viewed).finally(redis.heal)).status).toBe(200);
});

it('runs where a body is read piece by piece', () => expect(site.runtime).toBe('nodejs'));
