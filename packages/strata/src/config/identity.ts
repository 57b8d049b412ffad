/**
 * Writes the options of a config as a text that changes when they do, functions by their source: a config may choose
 * them by the environment, which its bundle does not show. The project's folder is left out, so that the text is the
 * same on every machine.
 */
export function describeArguments(args: unknown, cwd: string): string {
  const open = new Set<unknown>();
  const text = JSON.stringify(args, function describe(this: unknown, _key, value: unknown) {
    if (typeof value === 'function') return String(value);
    if (value instanceof RegExp) return String(value);
    if (typeof value === 'bigint') return String(value);
    if (typeof value !== 'object' || value === null) return value;
    // What is named twice is written once, which also ends circles.
    if (open.has(value)) return '…';
    open.add(value);
    return value;
  });
  return (text ?? '').replaceAll(cwd, '.');
}
