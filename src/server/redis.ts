// This entry of the library touches no Node API; the default one reads `process.version`.
import { Redis } from '@upstash/redis/cloudflare';
import { redisPauseMs } from '@/site/limits';
import { env } from './env';
import { errorKind, logError } from './log';

/** Rejects work in Redis that did not end in time. */
class RedisTooSlow extends Error {
  override readonly name = 'RedisTooSlow';
}

/**
 * Returns a client of the configured Redis, or undefined without one. It asks once and gives up after
 * `deadlineMs`; nothing is repeated, because a lost answer does not say whether the command was carried out.
 */
export function openRedis(deadlineMs: number): Redis | undefined {
  const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token } = env();
  if (url === undefined || token === undefined) return undefined;
  return new Redis({
    url,
    token,
    // `retry: false` would still ask twice (read in 1.39.0's request loop).
    retry: { retries: 0 },
    // Given as a function: with a plain signal the library answers an aborted call with a made-up 200.
    signal: () => AbortSignal.timeout(deadlineMs),
    // One visitor's call must not wait for, or fail with, another's that happens to start with it.
    enableAutoPipelining: false,
    // Text stays text: a message of digits is no number.
    automaticDeserialization: false,
    enableTelemetry: false,
    readYourWrites: false,
  });
}

/** Until this moment Redis is not asked for what can be done without; everyone shares it, as they share the Redis. */
let restsUntil = 0;
/** Whether its failure has been logged; an outage is logged once, however long it lasts. */
let isDown = false;

/** Whether Redis failed just now, so that asking again would only cost a visitor time. */
export function isRedisResting(): boolean {
  return Date.now() < restsUntil;
}

/** Notes that Redis answered, which ends an outage. */
export function noteRedisAnswer(): void {
  isDown = false;
}

/** Notes that Redis failed at this work and leaves it alone for a while. */
export function noteRedisFailure(limiter: string, error: unknown): void {
  if (!isDown) logError('limiter.fallback', { limiter, cause: errorKind(error) });
  isDown = true;
  restsUntil = Date.now() + redisPauseMs;
}

/** One deadline for work of several calls. Rejects when it passes. */
export async function inTime<T>(work: Promise<T>, deadlineMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RedisTooSlow('no answer in time')), deadlineMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
