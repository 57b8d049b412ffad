import { redisDeadlineMs } from '@/site/limits';
import { inTime, isRedisResting, noteRedisFailure, openRedis } from './redis';

/** Names this process remembers for a while; the oldest are forgotten first. */
export interface Remembered {
  has(name: string): boolean;
  add(name: string): void;
}

/** Remembers at most `count` names, each for `ms` milliseconds after it was last added. */
export function createRemembered({ count, ms }: { count: number; ms: number }): Remembered {
  const until = new Map<string, number>();
  return {
    has: (name) => (until.get(name) ?? 0) > Date.now(),
    add(name) {
      until.delete(name);
      until.set(name, Date.now() + ms);
      for (const oldest of until.keys()) {
        if (until.size <= count) return;
        until.delete(oldest);
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
