import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { trapField } from '@/features/contact/machine-signs';
import { quickestFillMs } from '@/site/limits';
import { type RedisBridge, startRedisBridge } from '../../mocks/redis-bridge';
import { type ResendStandIn, startResendStandIn } from '../../mocks/resend-stand-in';
import { captureLog, formPost, jsonPost, type Site, sample, startSite } from './site';

// Small numbers, so that a ceiling is reached and a digest is due within a test; Redis is well, however slow the machine.
vi.mock('@/site/limits', async (original) => {
  const limits = await original<typeof import('@/site/limits')>();
  const few = (max: number) => ({
    max,
    fallbackMax: max,
    windowMs: limits.rateRules.message.windowMs,
  });
  return {
    ...limits,
    redisDeadlineMs: 10_000,
    keepDeadlineMs: 10_000,
    mailDeadlineMs: 3000,
    digest: { pauseMs: 400, messagesPerMail: 3 },
    rateRules: {
      ...limits.rateRules,
      messageTotal: few(2),
      suspectTotal: few(2),
      keptTotal: few(8),
    },
  };
});

let resend: ResendStandIn;
let redis: RedisBridge;
let log: ReturnType<typeof captureLog>;

beforeAll(async () => {
  [resend, redis] = await Promise.all([startResendStandIn(), startRedisBridge()]);
});
afterAll(() => Promise.all([resend.close(), redis.close()]));
beforeEach(async () => {
  resend.reset();
  redis.heal();
  await redis.command('FLUSHALL');
  log = captureLog();
});
afterEach(() => vi.useRealTimers());

const withRedis = () => startSite({ ...resend.env, ...redis.env, CLIENT_IP_MODE: 'proxy:1' });
const withoutRedis = () => startSite({ ...resend.env, CLIENT_IP_MODE: 'proxy:1' });
const waiting = () => redis.command('HLEN', 'amberline:kept');
const digests = () => resend.mails().filter(({ subject }) => subject.startsWith('Kept'));

let written = 0;
/** Sends a different message from an address of its own. */
async function send(site: Site, extra: Record<string, unknown> = {}): Promise<number> {
  written += 1;
  const body = { ...sample, message: `Message ${written}.`, ...extra };
  const response = await site.POST(jsonPost(body, { 'x-forwarded-for': `203.0.113.${written}` }));
  return response.status;
}
async function sendMany(site: Site, count: number, extra = {}): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < count) statuses.push(await send(site, extra));
  return statuses;
}
const all = (count: number) => new Array<number>(count).fill(200);

describe('what looks as if a machine had sent it', () => {
  const signs = [
    ['a filled trap', { [trapField]: 'https://spam.example' }],
    ['a form sent at once', { openMs: quickestFillMs - 1 }],
  ] as const;

  it.each(signs)('%s: is kept with a mark and leaves the total alone', async (_, extra) => {
    const site = await withRedis();
    expect(await send(site, extra)).toBe(200);
    expect(await sendMany(site, 2)).toEqual(all(2));
    expect(resend.mails()).toHaveLength(2);
    await vi.waitFor(() => expect(digests()).toHaveLength(1), 3000);
    expect(digests()[0]?.subject).toBe('Kept messages: 1, 1 suspected of being spam');
    expect(digests()[0]?.text).toContain('SUSPECT');
  });

  it.each(signs)('%s: is mailed with a mark where there is no Redis', async (_, extra) => {
    const site = await withoutRedis();
    expect(await send(site, extra)).toBe(200);
    expect(resend.mails()[0]?.subject).toBe('Suspected spam: Message from ewa@example.com');
  });

  it('has a limit of its own, beyond which it is refused and others are not', async () => {
    const site = await withRedis();
    expect(await sendMany(site, 3, signs[0][1])).toEqual([200, 200, 429]);
    expect(await send(site)).toBe(200);
    expect(log.lines()).toContainEqual(
      expect.objectContaining({ event: 'ceiling.spent', ceiling: 'suspectTotal' }),
    );
  });

  it('is no form with an empty trap, filled in at leisure, nor one without its script', async () => {
    const site = await withRedis();
    expect(await send(site, { [trapField]: '', openMs: quickestFillMs })).toBe(200);
    const body = { ...sample, [trapField]: '', message: 'No script' };
    expect((await site.POST(formPost(body))).headers.get('location')).toBe('/contact/sent');
    expect(await waiting()).toBe(0);
  });
});
