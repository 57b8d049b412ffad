import { Ratelimit } from '@upstash/ratelimit';
import type { Redis } from '@upstash/redis/cloudflare';
import { type RateRule, redisDeadlineMs } from '@/site/limits';
import {
  createMemoryLimiter,
  createRecentTimes,
  type Grant,
  type Limiter,
  type Refusal,
  secondsUntil,
} from './limiter';
import { count } from './metrics';
import { inTime, isRedisResting, noteRedisAnswer, noteRedisFailure, openRedis } from './redis';

/**
 * Returns a limiter for one rule; `take` never rejects. The limiter counts in Redis. While Redis fails, it counts in
 * this process with the rule's smaller number: no message is refused because Redis is down. Without a configured Redis
 * it counts in this process with the rule's own number.
 */
export function createLimiter(name: string, rule: RateRule): Limiter {
  const redis = openRedis(redisDeadlineMs);
  if (!redis) return createMemoryLimiter(rule.max, rule.windowMs);
  return withFallback(name, rule, createRedisLimiter(redis, name, rule));
}

/** Counts in Redis, for all processes together. */
interface RedisLimiter {
  /**
   * Takes `units` at once (at least 1) or none. Rejects when Redis fails or is slow; the units may then have been
   * counted all the same, which errs on the strict side.
   */
  take(key: string, units: number): Promise<Grant | Refusal>;
}

/** Prefixes the limiter's keys in Redis with the rule's name. */
function createRedisLimiter(redis: Redis, name: string, { max, windowMs }: RateRule): RedisLimiter {
  const ratelimit = new Ratelimit({
    redis,
    prefix: `amberline:${name}`,
    limiter: Ratelimit.slidingWindow(max, `${windowMs} ms`),
    // The library's cache of refused clients is never emptied, so anyone could fill the memory.
    ephemeralCache: false,
    // The library's timeout resolves with `success: true`; ours, below, rejects.
    timeout: 0,
  });
  // One deadline for the whole decision: the first one needs two calls (EVALSHA, then EVAL).
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

/**
 * Keeps one limit while Redis and this process take turns. This process also counts what Redis granted. What this
 * process granted alone is a debt, paid with the next decision in Redis.
 */
function withFallback(
  name: string,
  { fallbackMax, windowMs }: RateRule,
  inRedis: RedisLimiter,
): Limiter {
  const here = createMemoryLimiter(fallbackMax, windowMs);
  const debtsOf = createRecentTimes(windowMs);
  async function takeHere(key: string): Promise<Grant | Refusal> {
    count('limit_fallbacks_total', { rule: name });
    const answer = await here.take(key);
    if (!answer.ok) return answer;
    debtsOf(key).push(Date.now());
    return withReturn(answer, async () => {
      debtsOf(key).pop();
      await answer.giveBack();
    });
  }
  return {
    async take(key) {
      if (isRedisResting()) return takeHere(key);
      const debts = debtsOf(key).splice(0);
      try {
        const answer = await inRedis.take(key, 1 + debts.length);
        noteRedisAnswer();
        if (answer.ok) return withRecord(name, answer, here.record(key));
        debtsOf(key).push(...debts);
        return answer;
      } catch (error) {
        debtsOf(key).push(...debts);
        noteRedisFailure(name, error);
        return takeHere(key);
      }
    },
  };
}

function withReturn({ usage }: Grant, giveBack: () => Promise<void>): Grant {
  return { ok: true, usage, giveBack };
}

/** Gives a unit back here and in Redis. If Redis fails, one unit too many stays counted, which is harmless. */
function withRecord(name: string, grant: Grant, undo: () => void): Grant {
  return withReturn(grant, async () => {
    undo();
    if (isRedisResting()) return;
    await grant.giveBack().catch((error: unknown) => noteRedisFailure(name, error));
  });
}
