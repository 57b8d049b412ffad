import { type Limiter, secondsUntil } from './limiter';
import { createRecentTimes, removeTime } from './recent-times';

/** A limiter that also counts what was granted elsewhere. */
export interface MemoryLimiter extends Limiter {
  /** Counts a unit without asking; returns what takes it back. */
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
