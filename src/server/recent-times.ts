import { rememberedClients } from '@/site/limits';

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

/** Takes one time out of a list, if it is there. */
export function removeTime(times: number[], time: number): void {
  const index = times.indexOf(time);
  if (index >= 0) times.splice(index, 1);
}
