import { rememberedClients } from '@/site/limits';

/** One unit was taken. `giveBack` returns it, for work that came to nothing. */
export interface Grant {
  ok: true;
  /** How much of the limit is used now, from 0 to 1. */
  usage: number;
  giveBack(): Promise<void>;
}

/** Nothing was taken; the client may try again after this many seconds (at least 1). */
export interface Refusal {
  ok: false;
  retryAfterSeconds: number;
}

/** Counts units per key within a window. */
export interface Limiter {
  take(key: string): Promise<Grant | Refusal>;
}

/** A limiter that also counts what was granted elsewhere. */
export interface MemoryLimiter extends Limiter {
  /** Counts a unit without asking; returns what takes the unit back. */
  record(key: string): () => void;
}

/** Counts inside this process, exactly: `max` units in any `windowMs`, for as many clients as are remembered. */
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

/** Returns the times (milliseconds) noted for a key within the window, oldest first: a list to add to and take from. */
export type RecentTimes = (key: string) => number[];

/** Remembers times per key. Memory is bounded: of more than `keys` keys the one not asked for longest is forgotten. */
export function createRecentTimes(windowMs: number, keys: number = rememberedClients): RecentTimes {
  const noted = new Map<string, number[]>();
  return (key) => {
    const recent = (noted.get(key) ?? []).filter((time) => time > Date.now() - windowMs);
    // A Map keeps the order of insertion, so the first key is the stalest.
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

/** Seconds until a moment, as `Retry-After` wants them. */
export function secondsUntil(moment: number): number {
  return Math.max(1, Math.ceil((moment - Date.now()) / 1000));
}
