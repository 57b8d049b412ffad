import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RedisBridge, startRedisBridge } from '../../mocks/redis-bridge';
import { type ResendStandIn, startResendStandIn } from '../../mocks/resend-stand-in';
import { captureLog, stopClock } from '../server/site';
import { from, sendMany, testLimits, times } from './limits';
import { startSite } from './site';

// Redis is well here, however slow the machine: what its deadline does is seen in `redis-down.slow.test.ts`.
vi.mock('@/site/limits', async (original) => ({
  ...(await original<typeof import('@/site/limits')>()),
  redisDeadlineMs: 10_000,
}));

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
  stopClock();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('limits counted in Redis', () => {
  testLimits(
    () => resend,
    () => redis.env,
  );
});

describe('what is kept in Redis', () => {
  it('are counters that expire, under hashed names', async () => {
    const site = await startSite({ ...resend.env, ...redis.env, CLIENT_IP_MODE: 'proxy:1' });
    await sendMany(site, 1, () => from('203.0.113.7'));
    const keys = (await redis.command('KEYS', '*')) as string[];
    expect(keys).toHaveLength(3);
    for (const key of keys) {
      expect(key).toMatch(/^amberline:(?:message(?:Day)?:[\da-f]{64}|messageTotal:all):\d+$/);
      expect(await redis.command('PTTL', key)).toBeGreaterThan(0);
    }
  });

  it('are shared by all processes', async () => {
    const env = { ...resend.env, ...redis.env, CLIENT_IP_MODE: 'proxy:1' };
    const one = () => from('203.0.113.7');
    expect(await sendMany(await startSite(env), 3, one)).toEqual(times(3, 200));
    expect(await sendMany(await startSite(env), 3, one)).toEqual([200, 200, 429]);
  });
});
