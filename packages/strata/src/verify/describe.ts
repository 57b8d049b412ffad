/**
 * Values as text that can be compared, names in order. Of functions only that they are there: bundlers rewrite them.
 */
export function describeValues(values: unknown): string {
  return JSON.stringify(values, (_key, value: unknown) => {
    if (typeof value === 'function') return 'function';
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  });
}
