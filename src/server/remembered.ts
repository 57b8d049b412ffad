import { redisDeadlineMs } from '@/site/limits';
import { inTime, isRedisResting, noteRedisFailure, openRedis } from './redis';

/** Names, each with what it stands for, that this process remembers for a while; the oldest are forgotten first. */
export interface Remembered {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
}

/** Remembers at most `count` names, each for `ms` milliseconds after it was last set. */
export function createRemembered({ count, ms }: { count: number; ms: number }): Remembered {
  const known = new Map<string, { value: string; until: number }>();
  return {
    get(name) {
      const { value, until = 0 } = known.get(name) ?? {};
      return until > Date.now() ? value : undefined;
    },
    set(name, value) {
      known.delete(name);
      known.set(name, { value, until: Date.now() + ms });
      for (const oldest of known.keys()) {
        if (known.size <= count) return;
        known.delete(oldest);
      }
    },
  };
}

/** Writes a name into Redis, for all processes, for `ms` milliseconds. A failure is only logged. */
export async function nameInRedis(name: string, ms: number): Promise<void> {
  const redis = isRedisResting() ? undefined : openRedis(redisDeadlineMs);
  await inTime(Promise.resolve(redis?.set(name, 1, { px: ms })), redisDeadlineMs).catch((error) =>
    noteRedisFailure('names', error),
  );
}

/**
 * Gives a name a value in Redis for `ms` milliseconds, unless it has one. Returns the value it has now; undefined where
 * Redis is absent or does not answer.
 */
export async function claimInRedis(
  name: string,
  value: string,
  ms: number,
): Promise<string | undefined> {
  const redis = isRedisResting() ? undefined : openRedis(redisDeadlineMs);
  if (!redis) return undefined;
  try {
    const earlier = redis.set(name, value, { px: ms, nx: true, get: true });
    return ((await inTime(earlier, redisDeadlineMs)) as string | null) ?? value;
  } catch (error) {
    noteRedisFailure('names', error);
    return undefined;
  }
}

/** Says whether a name is in Redis; false where Redis is absent or does not answer. */
export async function isNamedInRedis(name: string): Promise<boolean> {
  const redis = isRedisResting() ? undefined : openRedis(redisDeadlineMs);
  if (!redis) return false;
  try {
    return (await inTime(redis.exists(name), redisDeadlineMs)) === 1;
  } catch (error) {
    noteRedisFailure('names', error);
    return false;
  }
}
