/**
 * From when until when (milliseconds) something is public: `from` is -Infinity for always, Infinity for never; `until` is
 * Infinity for good. At `until` itself it is gone.
 */
export type Window = { readonly from: number; readonly until: number };

/** Says whether a window is open at a time. */
export function isOpen({ from, until }: Window, now: number): boolean {
  return from <= now && now < until;
}

/**
 * Returns the times at which each of several things comes and goes by turns. `count` says how many of them are there, the
 * first ones, while so many windows are open. A first time is -Infinity where a thing is there from the beginning. Costs
 * one sort of the windows.
 */
export function turnsOf(windows: readonly Window[], count: (open: number) => number): number[][] {
  const turns: number[][] = [];
  let [open, there] = [0, 0];
  const settle = (time: number) => {
    const now = count(open);
    for (let place = Math.min(now, there); place < Math.max(now, there); place += 1) {
      const own = turns[place] ?? [];
      turns[place] = own;
      own.push(time);
    }
    there = now;
  };
  const changes = listChanges(windows);
  const first = changes.findIndex(({ time }) => time !== Number.NEGATIVE_INFINITY);
  const later = first === -1 ? [] : changes.slice(first);
  open = changes.length - later.length;
  settle(Number.NEGATIVE_INFINITY);
  for (const [place, { time, by }] of later.entries()) {
    open += by;
    if (later[place + 1]?.time !== time) settle(time);
  }
  return turns;
}

/** Returns when how many windows open or close, in order of time; never is left out. */
function listChanges(windows: readonly Window[]): { time: number; by: number }[] {
  return windows
    .filter(({ from, until }) => from < until && from !== Number.POSITIVE_INFINITY)
    .flatMap(({ from, until }) => [
      { time: from, by: 1 },
      ...(until === Number.POSITIVE_INFINITY ? [] : [{ time: until, by: -1 }]),
    ])
    .sort((a, b) => a.time - b.time);
}
