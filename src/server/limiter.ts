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

/** Counts units per key within a window. Every implementation has exactly this shape. */
export interface Limiter {
  take(key: string): Promise<Grant | Refusal>;
}

/** Seconds until a moment, as `Retry-After` wants them. */
export function secondsUntil(moment: number): number {
  return Math.max(1, Math.ceil((moment - Date.now()) / 1000));
}
