/** How many documents are under way at once: enough for every worker thread to have one. */
const width = 6;

/** Runs a task for each item, several at once; the results come in the order of the items. */
export async function* runAhead<Item, Result>(
  items: Iterable<Item>,
  run: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const started: Promise<Result>[] = [];
  for (const item of items) {
    const result = run(item);
    // It is thrown when its turn comes.
    result.catch(() => undefined);
    started.push(result);
    const first = started.length < width ? undefined : started.shift();
    if (first) yield await first;
  }
  for (const result of started) yield await result;
}
