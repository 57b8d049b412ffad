/** Fields whose text is not read on the page. */
const unread = new Set(['image', 'icon', 'id']);

/** Returns the texts of nested fields in their order. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (unread.has(key) ? [] : textsIn(inner)));
}
