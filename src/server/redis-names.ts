import { redisDeadlineMs } from '@/site/limits';
import { inTime, isRedisResting, noteRedisFailure, openRedis } from './redis';

/** Writes a name into Redis, for all processes, for so many milliseconds. A failure is forgiven: it is only remembered less. */
export async function nameInRedis(name: string, ms: number): Promise<void> {
  const redis = isRedisResting() ? undefined : openRedis(redisDeadlineMs);
  await inTime(Promise.resolve(redis?.set(name, 1, { px: ms })), redisDeadlineMs).catch((error) =>
    noteRedisFailure('names', error),
  );
}

/** Whether a name stands in Redis; no where Redis is absent or does not answer. */
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
