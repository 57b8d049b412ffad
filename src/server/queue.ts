export type Queue<Result> = {
  /** Returns the result of the job with that key, and adds a new job; undefined if too many jobs wait already. */
  add: (key: string, work: () => Promise<Result>) => Promise<Result> | undefined;
};

/**
 * Runs jobs one after the other. A job that waits or runs is never added twice. `note` is told how many there are, each
 * time that changes.
 */
export function createQueue<Result>(
  mostWaiting: number,
  note: (jobs: number) => void = () => undefined,
): Queue<Result> {
  const pending = new Map<string, Promise<Result>>();
  let last: Promise<unknown> = Promise.resolve();

  function add(key: string, work: () => Promise<Result>): Promise<Result> | undefined {
    const known = pending.get(key);
    if (known || pending.size >= mostWaiting) return known;
    const result = last.then(work).finally(() => {
      pending.delete(key);
      note(pending.size);
    });
    pending.set(key, result);
    note(pending.size);
    last = result.catch(() => undefined);
    return result;
  }
  return { add };
}
