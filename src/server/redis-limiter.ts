import { Ratelimit } from '@upstash/ratelimit';
import type { Redis } from '@upstash/redis/cloudflare';
import { redisDeadlineMs } from '@/site/limits';
import { type Grant, type Refusal, secondsUntil } from './limiter';
import { inTime } from './redis';

/** Counts in Redis, for all processes together. */
export interface RedisLimiter {
  /**
   * Takes `units` at once (at least 1) or none. Rejects when Redis fails or is slow; the units may then have been
   * counted all the same, which errs on the strict side.
   */
  take(key: string, units: number): Promise<Grant | Refusal>;
}

/** A limiter of `max` units in `windowMs`, under names that start with the rule's. */
export function createRedisLimiter(
  redis: Redis,
  name: string,
  max: number,
  windowMs: number,
): RedisLimiter {
  const ratelimit = new Ratelimit({
    redis,
    prefix: `amberline:${name}`,
    limiter: Ratelimit.slidingWindow(max, `${windowMs} ms`),
    // Its cache of refused clients is never emptied: memory anyone can fill.
    ephemeralCache: false,
    // Its own timeout resolves with `success: true`; ours below rejects.
    timeout: 0,
  });
  // One deadline for the whole decision: a first use needs two calls (EVALSHA, then EVAL).
  const ask = (key: string, rate: number) =>
    inTime(ratelimit.limit(key, { rate }), redisDeadlineMs);
  return {
    async take(key, units) {
      const answer = await ask(key, units);
      if (answer.limit !== max) throw new TypeError('not an answer of our script');
      if (!answer.success) return { ok: false, retryAfterSeconds: secondsUntil(answer.reset) };
      return {
        ok: true,
        usage: (max - answer.remaining) / max,
        giveBack: async () => void (await ask(key, -1)),
      };
    },
  };
}
