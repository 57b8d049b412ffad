import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rateRules, redisPauseMs } from '@/site/limits';
import { close, listen } from '../../mocks/free-port';
import { type RedisBridge, startRedisBridge } from '../../mocks/redis-bridge';
import { type ResendStandIn, startResendStandIn } from '../../mocks/resend-stand-in';
import { captureLog, stopClock } from '../server/site';
import { type Site, sample, scriptPost, startSite } from './site';

let resend: ResendStandIn;
let redis: RedisBridge;
let site: Site;
let log: ReturnType<typeof captureLog>;

beforeEach(async () => {
  [resend, redis] = await Promise.all([startResendStandIn(), startRedisBridge()]);
  site = await startSite({ CLIENT_IP_MODE: 'proxy:1', ...resend.env, ...redis.env });
  log = captureLog();
  stopClock();
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all([resend.close(), redis.close()]);
});

let sent = 0;
async function send(headers: Record<string, string> = { 'x-forwarded-for': '203.0.113.7' }) {
  sent += 1;
  return (await site.POST(scriptPost({ ...sample, message: `Message ${sent}` }, headers))).status;
}

async function sendMany(count: number): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < count) statuses.push(await send());
  return statuses;
}

const fallbacks = () => log.lines().filter(({ event }) => event === 'limiter.fallback');
const afterThePause = () => vi.setSystemTime(Date.now() + redisPauseMs);

describe('while Redis does not do its work', () => {
  it('a message is taken when Redis stalls, and the log says so once', async () => {
    redis.stall(5000);
    const started = performance.now();
    expect(await send()).toBe(200);
    expect(performance.now() - started).toBeLessThan(4000);
    expect(resend.mails()).toHaveLength(1);
    expect(fallbacks()).toMatchObject([
      { level: 'error', limiter: 'message', cause: expect.stringMatching(/TooSlow|Timeout/) },
    ]);
  });

  it('the deadline is for the whole decision, not for each of its calls', async () => {
    redis.stall(150);
    expect(await send()).toBe(200);
    expect(fallbacks()).toMatchObject([{ limiter: 'message', cause: 'RedisTooSlow' }]);
  });

  it('a dropped call is not repeated, because it may have been counted', async () => {
    redis.drop();
    expect(await send()).toBe(200);
    expect(redis.requestCount()).toBe(1);
    redis.heal();
    afterThePause();
    expect(await send()).toBe(200);
    expect(redis.requestCount()).toBeGreaterThan(1);
    expect(fallbacks()).toHaveLength(1);
  });

  it('the stricter number holds when Redis answers with errors', async () => {
    redis.break();
    const { fallbackMax } = rateRules.message;
    expect(fallbackMax).toBeLessThan(rateRules.message.max);
    expect(await sendMany(fallbackMax + 1)).toEqual([...new Array(fallbackMax).fill(200), 429]);
    expect(fallbacks()).toHaveLength(1);
  });

  it('an outage costs one call until the pause is over, and one line in all', async () => {
    redis.break();
    await sendMany(3);
    expect(redis.requestCount()).toBe(1);
    afterThePause();
    await send();
    expect(redis.requestCount()).toBe(2);
    expect(fallbacks()).toHaveLength(1);
  });

  it('a killed Redis is done without, and used again when it is back', async () => {
    const { fallbackMax } = rateRules.message;
    expect(await sendMany(2)).toEqual([200, 200]);
    await redis.killRedis();
    // What Redis granted before counts as well: an outage is no second allowance.
    expect(await sendMany(fallbackMax - 1)).toEqual([...new Array(fallbackMax - 2).fill(200), 429]);
    expect(fallbacks()).toHaveLength(1);
    await redis.restartRedis();
    afterThePause();
    // The new Redis knows nothing; it is told what was granted without it.
    const left = rateRules.message.max - (fallbackMax - 2);
    expect(await sendMany(left + 1)).toEqual([...new Array(left).fill(200), 429]);
    expect(await redis.command('KEYS', 'amberline:message:*')).toHaveLength(1);
    expect(fallbacks()).toHaveLength(1);
  });

  it('a unit granted by Redis and lost with it does not hurt the visitor', async () => {
    resend.setMode('refuse-422');
    const refused = send();
    await vi.waitFor(() => expect(resend.requestCount()).toBe(1));
    redis.break();
    expect(await refused).toBe(502);
    resend.setMode('accept');
    expect(await send()).toBe(200);
  });

  it('a wrong token is an outage, not a refusal', async () => {
    site = await startSite({ ...resend.env, ...redis.env, UPSTASH_REDIS_REST_TOKEN: 'another' });
    expect(await send()).toBe(200);
    expect(fallbacks()).toHaveLength(1);
  });

  it.each(['{}', '{"result":[1]}', '{"result":[null,null]}', '<html>'])(
    'a Redis address that answers %j is an outage',
    async (answer) => {
      const other = createServer((_, response) => response.end(answer));
      const port = await listen(other, 0);
      site = await startSite({
        ...resend.env,
        UPSTASH_REDIS_REST_URL: `http://127.0.0.1:${port}`,
        UPSTASH_REDIS_REST_TOKEN: 'token',
      });
      expect(await send()).toBe(200);
      expect(fallbacks()).toHaveLength(1);
      await close(other);
    },
  );

  it('nothing about the visitor or Redis leaks into the log', async () => {
    redis.break();
    await send();
    expect(log.text()).not.toMatch(/203\.0\.113|ewa@|Message \d|local-token|[\da-f]{64}/);
  });
});
