// This entry of the library uses no Node API; the default one reads `process.version`.
import { Redis } from '@upstash/redis/cloudflare';
import { redisPauseMs } from '@/site/limits';
import { env } from './env';
import { errorKind, logError } from './log';

/** Rejects work in Redis that took too long. */
class RedisTooSlow extends Error {
  override readonly name = 'RedisTooSlow';
}

/**
 * Returns a client of the configured Redis, or undefined without one. The client asks once and gives up after
 * `deadlineMs`. It repeats nothing, because a lost answer does not say whether the command was carried out.
 */
export function openRedis(deadlineMs: number): Redis | undefined {
  const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token } = env();
  if (url === undefined || token === undefined) return undefined;
  return new Redis({
    url,
    token,
    // `retry: false` would still ask twice (seen in the request loop of 1.39.0).
    retry: { retries: 0 },
    // A function, because with a plain signal the library answers an aborted call with a made-up 200.
    signal: () => AbortSignal.timeout(deadlineMs),
    // One visitor's call must not wait for, or fail with, another visitor's call that starts at the same time.
    enableAutoPipelining: false,
    // Texts stay texts: a message of digits must not become a number.
    automaticDeserialization: false,
    enableTelemetry: false,
    readYourWrites: false,
  });
}

/** Until this time Redis gets no optional requests. All limiters share it, because they share the Redis. */
let restsUntil = 0;
/** Whether the failure has been logged; an outage is logged once, however long it lasts. */
let isDown = false;

/** Says whether Redis failed just now, so that another request would only cost a visitor time. */
export function isRedisResting(): boolean {
  return Date.now() < restsUntil;
}

/** Notes that Redis answered, which ends an outage. */
export function noteRedisAnswer(): void {
  isDown = false;
}

/** Notes that Redis failed at this work, and leaves Redis alone for a while. */
export function noteRedisFailure(limiter: string, error: unknown): void {
  if (!isDown) logError('limiter.fallback', { limiter, cause: errorKind(error) });
  isDown = true;
  restsUntil = Date.now() + redisPauseMs;
}

/** Returns the result of work of several calls under one deadline. Rejects when the deadline passes. */
export async function inTime<T>(work: Promise<T>, deadlineMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RedisTooSlow('no answer in time')), deadlineMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
