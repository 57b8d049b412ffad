import { rememberedClients } from '@/site/limits';
import { type Limiter, secondsUntil } from './limiter';

/**
 * Counts inside this process, exactly: `max` units in any `windowMs`. Memory is bounded: at most
 * `keys` clients are remembered, the one not seen for longest is forgotten first.
 */
export function createMemoryLimiter(
  max: number,
  windowMs: number,
  keys: number = rememberedClients,
): Limiter {
  const taken = new Map<string, number[]>();
  return {
    async take(key) {
      const now = Date.now();
      const recent = (taken.get(key) ?? []).filter((time) => time > now - windowMs);
      taken.delete(key);
      taken.set(key, recent);
      forgetBeyond(taken, keys);
      const [oldest] = recent;
      if (oldest !== undefined && recent.length >= max) {
        return { ok: false, retryAfterSeconds: secondsUntil(oldest + windowMs) };
      }
      recent.push(now);
      return { ok: true, giveBack: async () => removeOne(taken.get(key), now) };
    },
  };
}

function removeOne(times: number[] | undefined, time: number): void {
  const index = times?.indexOf(time) ?? -1;
  if (index >= 0) times?.splice(index, 1);
}

/** A Map keeps the order of insertion, and `take` inserts anew, so the first key is the stalest. */
function forgetBeyond(taken: Map<string, unknown>, keys: number): void {
  for (const key of taken.keys()) {
    if (taken.size <= keys) return;
    taken.delete(key);
  }
}
