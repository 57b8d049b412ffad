import { Ratelimit } from '@upstash/ratelimit';
// This entry of the library touches no Node API; the default one reads `process.version`.
import { Redis } from '@upstash/redis/cloudflare';
import { redisDeadlineMs } from '@/site/limits';
import { type Limiter, secondsUntil } from './limiter';

/** Rejects a decision that did not come in time. */
class RedisTooSlow extends Error {
  override readonly name = 'RedisTooSlow';
}

/** A client that asks once and gives up in time; nothing is repeated, because counting is not idempotent. */
export function createRedis(url: string, token: string): Redis {
  return new Redis({
    url,
    token,
    // `retry: false` would still ask twice (read in 1.39.0's request loop).
    retry: { retries: 0 },
    // Given as a function: with a plain signal the library answers an aborted call with a made-up 200.
    signal: () => AbortSignal.timeout(redisDeadlineMs),
    // One visitor's call must not wait for, or fail with, another's that happens to start with it.
    enableAutoPipelining: false,
    enableTelemetry: false,
    readYourWrites: false,
  });
}

/**
 * Counts in Redis, for all processes together. `take` rejects when Redis fails or is slow; the unit may
 * then have been counted all the same, which errs on the strict side.
 */
export function createRedisLimiter(
  redis: Redis,
  name: string,
  max: number,
  windowMs: number,
): Limiter {
  const ratelimit = new Ratelimit({
    redis,
    prefix: `amberline:${name}`,
    limiter: Ratelimit.slidingWindow(max, `${windowMs} ms`),
    // Its cache of refused clients is never emptied: memory anybody can fill.
    ephemeralCache: false,
    // Its own timeout resolves with `success: true`; ours below rejects.
    timeout: 0,
  });
  return {
    async take(key) {
      const answer = await inTime(ratelimit.limit(key));
      if (answer.limit !== max) throw new TypeError('not an answer of our script');
      if (!answer.success) return { ok: false, retryAfterSeconds: secondsUntil(answer.reset) };
      return {
        ok: true,
        async giveBack() {
          await inTime(ratelimit.limit(key, { rate: -1 }));
        },
      };
    },
  };
}

/** One deadline for the whole decision: a first use needs two calls (EVALSHA, then EVAL). */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RedisTooSlow('no answer in time')), redisDeadlineMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
