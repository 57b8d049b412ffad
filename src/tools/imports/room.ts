/** A room of the house: a folder or a file, by how its path begins; `<name>` is one folder, the same in a whole row. */
export type Room = {
  path: string;
  /** What is in it, in one line. */
  holds: string;
  /** What to do instead of importing it from a room that may not. */
  instead?: string;
  /** What it may import besides itself. */
  values?: readonly string[];
  /** Of which it may import types only. */
  types?: readonly string[];
  /** Whether files of it may reach the browser, by the imports of a `'use client'` file. */
  browser?: true;
};

/**
 * Whether a path lies in a folder (`src/ui/`) or is a file (`src/server/env`): returns what `<name>` stands for, or ''
 * where the pattern has none; undefined where it does not.
 */
export function matchPath(path: string, pattern: string): string | undefined {
  const [found, wanted] = [path.split('/'), pattern.split('/')];
  const isFolder = wanted.at(-1) === '';
  if (isFolder) wanted.pop();
  else if (found.length !== wanted.length) return undefined;
  const fits = wanted.every((part, index) => {
    const other = found[index] ?? '';
    const mayEnd = !isFolder && index === wanted.length - 1;
    return part === '<name>' || part === other || (mayEnd && other.startsWith(`${part}.`));
  });
  return fits ? (found[wanted.indexOf('<name>')] ?? '') : undefined;
}
