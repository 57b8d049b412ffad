/** Names this process remembers for a while; the oldest are forgotten when there are too many. */
export interface Remembered {
  has(name: string): boolean;
  add(name: string): void;
}

/** Remembers at most `count` names, each for `ms` milliseconds from when it was added last. */
export function createRemembered({ count, ms }: { count: number; ms: number }): Remembered {
  const until = new Map<string, number>();
  return {
    has: (name) => (until.get(name) ?? 0) > Date.now(),
    add(name) {
      until.delete(name);
      until.set(name, Date.now() + ms);
      for (const oldest of until.keys()) {
        if (until.size <= count) return;
        until.delete(oldest);
      }
    },
  };
}
