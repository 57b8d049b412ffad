import { type RateRuleName, rememberedClients } from '@/site/limits';

/** One unit was taken. `giveBack` returns the unit, for work that failed. */
export interface Grant {
  ok: true;
  /** The part of the limit used now, from 0 to 1. */
  usage: number;
  giveBack(): Promise<void>;
}

/** Nothing was taken. The client may try again after `retryAfterSeconds` (at least 1). */
export interface Refusal {
  ok: false;
  retryAfterSeconds: number;
  /** The client's own limit that is used up; absent for one that clients share. */
  rule?: RateRuleName;
}

/** Counts units per key within a window. */
export interface Limiter {
  take(key: string): Promise<Grant | Refusal>;
}

/** A limiter that also counts units granted elsewhere. */
export interface MemoryLimiter extends Limiter {
  /** Counts a unit without a decision; returns the function that takes the unit back. */
  record(key: string): () => void;
}

/** Returns a limiter that counts inside this process: `max` units in any `windowMs`, for at most `keys` clients. */
export function createMemoryLimiter(max: number, windowMs: number, keys?: number): MemoryLimiter {
  const recentOf = createRecentTimes(windowMs, keys);
  const record = (key: string) => {
    const now = Date.now();
    recentOf(key).push(now);
    return () => removeTime(recentOf(key), now);
  };
  return {
    record,
    async take(key) {
      const recent = recentOf(key);
      const [oldest] = recent;
      if (oldest !== undefined && recent.length >= max) {
        return { ok: false, retryAfterSeconds: secondsUntil(oldest + windowMs) };
      }
      const undo = record(key);
      return { ok: true, usage: (recent.length + 1) / max, giveBack: async () => undo() };
    },
  };
}

/**
 * Returns the times (milliseconds) noted for a key within the window, oldest first. Callers add to and take from the
 * list.
 */
export type RecentTimes = (key: string) => number[];

/** Remembers times per key. Memory is bounded: beyond `keys` keys, the least recently used one is forgotten. */
export function createRecentTimes(windowMs: number, keys: number = rememberedClients): RecentTimes {
  const noted = new Map<string, number[]>();
  return (key) => {
    const recent = (noted.get(key) ?? []).filter((time) => time > Date.now() - windowMs);
    // A Map keeps the order of insertion, so its first key is the least recently used.
    noted.delete(key);
    noted.set(key, recent);
    for (const stalest of noted.keys()) {
      if (noted.size <= keys) break;
      noted.delete(stalest);
    }
    return recent;
  };
}

function removeTime(times: number[], time: number): void {
  const index = times.indexOf(time);
  if (index >= 0) times.splice(index, 1);
}

/** Returns the seconds until a moment (at least 1), as `Retry-After` wants them. */
export function secondsUntil(moment: number): number {
  return Math.max(1, Math.ceil((moment - Date.now()) / 1000));
}
