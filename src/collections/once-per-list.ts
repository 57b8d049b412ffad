/**
 * Returns `build` with a memory: what it makes of a list is made once. `indexDocuments` returns the same list until the
 * next document becomes public, so a page asks for one look-up, however many documents there are.
 */
export function oncePerList<Item, Built>(build: (list: readonly Item[]) => Built) {
  const known = new WeakMap<readonly Item[], Built>();
  return (list: readonly Item[]): Built => {
    const built = known.get(list) ?? build(list);
    known.set(list, built);
    return built;
  };
}

/** Groups a list by the keys of its items; an item is in the group of each of its keys, and groups keep the order. */
export function groupByKeys<Item, Key>(
  list: readonly Item[],
  keysOf: (item: Item) => readonly Key[],
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of list) {
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}

/** Returns where each item stands in a list, by its slug. */
export function placesOf(list: readonly { slug: string }[]): Map<string, number> {
  return new Map(list.map(({ slug }, place) => [slug, place]));
}
