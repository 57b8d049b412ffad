/** Returns the index `step` steps after `index` in a ring of `count` (0-based): the first follows the last. */
export function wrapIndex(index: number, step: number, count: number): number {
  if (count < 1) return 0;
  return (((index + step) % count) + count) % count;
}
