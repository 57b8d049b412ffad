import { type RateRule, redisDeadlineMs } from '@/site/limits';
import type { Grant, Limiter, Refusal } from './limiter';
import { createMemoryLimiter, type MemoryLimiter } from './memory-limiter';
import { createRecentTimes, type RecentTimes } from './recent-times';
import { isRedisResting, noteRedisAnswer, noteRedisFailure, openRedis } from './redis';
import { createRedisLimiter, type RedisLimiter } from './redis-limiter';

/**
 * A limiter for one rule. With Redis configured it counts there, and when Redis fails it counts in this
 * process with the rule's smaller number: a message is never refused because Redis is down.
 * Without Redis it counts in this process with the rule's own number. `take` never rejects.
 */
export function createLimiter(name: string, rule: RateRule): Limiter {
  const redis = openRedis(redisDeadlineMs);
  if (!redis) return createMemoryLimiter(rule.max, rule.windowMs);
  const inRedis = createRedisLimiter(redis, name, rule.max, rule.windowMs);
  return withFallback(name, inRedis, {
    limiter: createMemoryLimiter(rule.fallbackMax, rule.windowMs),
    debtsOf: createRecentTimes(rule.windowMs),
  });
}

/** What counts here while Redis does not answer, and what Redis has not heard of yet. */
interface Fallback {
  limiter: MemoryLimiter;
  debtsOf: RecentTimes;
}

/**
 * The limit stays one while the two take turns: this process also counts what Redis granted, and what it granted
 * itself meanwhile is a debt, paid with the next decision in Redis.
 */
function withFallback(name: string, preferred: RedisLimiter, fallback: Fallback): Limiter {
  const { limiter, debtsOf } = fallback;
  async function takeHere(key: string): Promise<Grant | Refusal> {
    const answer = await limiter.take(key);
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
        const answer = await preferred.take(key, 1 + debts.length);
        noteRedisAnswer();
        if (answer.ok) return withRecord(name, answer, limiter.record(key));
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

/** A unit that cannot be given back to Redis is one too many counted, nothing worse. */
function withRecord(name: string, grant: Grant, undo: () => void): Grant {
  return withReturn(grant, async () => {
    undo();
    if (isRedisResting()) return;
    await grant.giveBack().catch((error: unknown) => noteRedisFailure(name, error));
  });
}
