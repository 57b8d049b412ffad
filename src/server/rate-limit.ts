import { type RateRule, redisPauseMs } from '@/site/limits';
import { env } from './env';
import type { Grant, Limiter } from './limiter';
import { errorKind, logError } from './log';
import { createMemoryLimiter } from './memory-limiter';
import { createRedis, createRedisLimiter } from './redis-limiter';

let redis: ReturnType<typeof createRedis> | undefined;
/** Until this moment Redis is not asked; all limiters share it, because they share the Redis. */
let pausedUntil = 0;
/** Whether its failure has been logged; an outage is told once, however long it lasts. */
let isDown = false;

/**
 * A limiter for one rule. With Redis configured it counts there, and when Redis fails it counts in this
 * process with the rule's smaller number: a message is never refused because Redis is down.
 * Without Redis it counts in this process with the rule's own number. `take` never rejects.
 */
export function createLimiter(name: string, rule: RateRule): Limiter {
  const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token } = env();
  if (url === undefined || token === undefined) {
    return createMemoryLimiter(rule.max, rule.windowMs);
  }
  redis ??= createRedis(url, token);
  const inRedis = createRedisLimiter(redis, name, rule.max, rule.windowMs);
  return withFallback(name, inRedis, createMemoryLimiter(rule.fallbackMax, rule.windowMs));
}

function withFallback(name: string, preferred: Limiter, fallback: Limiter): Limiter {
  return {
    async take(key) {
      if (Date.now() < pausedUntil) return fallback.take(key);
      try {
        const answer = await preferred.take(key);
        isDown = false;
        return answer.ok ? withQuietReturn(name, answer) : answer;
      } catch (error) {
        reportFailure(name, error);
        return fallback.take(key);
      }
    },
  };
}

/** A unit that cannot be given back is one too many counted, nothing worse. */
function withQuietReturn(name: string, grant: Grant): Grant {
  return {
    ok: true,
    async giveBack() {
      if (Date.now() < pausedUntil) return;
      await grant.giveBack().catch((error: unknown) => reportFailure(name, error));
    },
  };
}

function reportFailure(limiter: string, error: unknown): void {
  if (!isDown) logError('limiter.fallback', { limiter, cause: errorKind(error) });
  isDown = true;
  pausedUntil = Date.now() + redisPauseMs;
}
