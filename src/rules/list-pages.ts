/**
 * A page of a list: its items, its number (from 1), how many items stand before them, and how many pages and items there
 * are in all.
 */
export type ListPage<Item> = {
  items: readonly Item[];
  number: number;
  before: number;
  count: number;
  total: number;
};

/** Returns a page of `size` items; undefined where there is none. An empty list has one empty page. */
export function cutPage<Item>(
  all: Pick<readonly Item[], 'length' | 'slice'>,
  { number, size }: { number: number; size: number },
): ListPage<Item> | undefined {
  const count = countPages(all.length, size);
  if (!Number.isInteger(number) || number < 1 || number > count) return undefined;
  const before = (number - 1) * size;
  return { items: all.slice(before, before + size), number, before, count, total: all.length };
}

/** Returns how many pages of `size` a list of `total` items has; an empty one has one. */
export const countPages = (total: number, size: number) => Math.max(1, Math.ceil(total / size));

/** Returns the number a part of an address says: whole, from 1, without zeros before it; undefined for anything else. */
export function readPageNumber(text: string): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}

/**
 * Returns the pages that a page's bar links to: the first, the last, and those beside it, in order; `gap` stands where
 * two or more are left out.
 */
export function listPageLinks(number: number, count: number): (number | 'gap')[] {
  const shown = [1, number - 1, number, number + 1, count];
  const pages = [...new Set(shown)].filter((page) => page >= 1 && page <= count);
  return pages.flatMap((page, index) => {
    const left = page - (pages[index - 1] ?? 0) - 1;
    if (left === 0) return page;
    return left === 1 ? [page - 1, page] : ['gap', page];
  });
}
