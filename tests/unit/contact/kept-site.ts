import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { type RedisBridge, startRedisBridge } from '../../mocks/redis-bridge';
import { type ResendStandIn, startResendStandIn } from '../../mocks/resend-stand-in';
import { captureLog } from '../server/site';
import { type Site, sample, scriptPost, startSite } from './site';

/** Reset before each test of a file that imports them: no mails, an empty Redis, an empty log. */
export let resend: ResendStandIn;
export let redis: RedisBridge;
export let log: ReturnType<typeof captureLog>;

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

/** Starts a process with Redis. A kept message waits `pauseMs` for its digest, by default longer than any test. */
export async function withRedis(pauseMs = 600_000): Promise<Site> {
  const site = await startSite({ ...resend.env, ...redis.env, CLIENT_IP_MODE: 'proxy:1' });
  const { digest } = await import('@/site/limits');
  Object.assign(digest, { pauseMs });
  return site;
}

/** Starts a process that soon mails the messages others have kept. */
export async function mailWhatWaits(): Promise<void> {
  await withRedis(100);
  const { planDigest } = await import('@/features/contact/server/digest');
  planDigest();
}

export const withoutRedis = () => startSite({ ...resend.env, CLIENT_IP_MODE: 'proxy:1' });
export const waiting = () => redis.command('HLEN', 'amberline:kept');
export const digests = () => resend.mails().filter(({ subject }) => subject.startsWith('Kept'));

/** The number of messages sent so far; each message contains its number, so that all are different. */
export let written = 0;

/** Sends a different message from a different client address. */
export async function send(site: Site, extra: Record<string, unknown> = {}): Promise<number> {
  written += 1;
  const body = { ...sample, message: `Message ${written}.`, ...extra };
  const response = await site.POST(scriptPost(body, { 'x-forwarded-for': `203.0.113.${written}` }));
  return response.status;
}

export async function sendMany(site: Site, count: number, extra = {}): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < count) statuses.push(await send(site, extra));
  return statuses;
}

export const all = (count: number) => new Array<number>(count).fill(200);
