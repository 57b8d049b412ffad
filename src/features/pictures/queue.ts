export type Queue<Result> = {
  /** Joins the work of that key, or adds it at the end; undefined when too many wait already. */
  add: (key: string, work: () => Promise<Result>) => Promise<Result> | undefined;
};

/** Does one work after the other, and each once however often it is asked for while it waits or runs. */
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
