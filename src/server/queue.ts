export type Queue<Result> = {
  /** Returns the result of the job with that key, and adds a new job; undefined if too many jobs wait already. */
  add: (key: string, work: () => Promise<Result>) => Promise<Result> | undefined;
};

/** Runs jobs one after the other. A job that waits or runs is never added twice. */
export function createQueue<Result>(mostWaiting: number): Queue<Result> {
  const pending = new Map<string, Promise<Result>>();
  let last: Promise<unknown> = Promise.resolve();

  function add(key: string, work: () => Promise<Result>): Promise<Result> | undefined {
    const known = pending.get(key);
    if (known || pending.size >= mostWaiting) return known;
    const result = last.then(work).finally(() => pending.delete(key));
    pending.set(key, result);
    last = result.catch(() => undefined);
    return result;
  }
  return { add };
}
