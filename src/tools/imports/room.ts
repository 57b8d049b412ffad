/** A room: a folder or a file, by the beginning of its path. `<name>` is one folder, the same one in the whole row. */
export type Room = {
  path: string;
  /** The content of the room, in one line. */
  holds: string;
  /** What to do instead of importing the room where that is not allowed. */
  instead?: string;
  /** The rooms it may import, besides itself. */
  values?: readonly string[];
  /** The rooms it may import types of, and nothing else. */
  types?: readonly string[];
  /** Files of the room may reach the browser, imported by `'use client'` files. */
  browser?: true;
};

/**
 * Matches a path with a folder (`src/ui/`) or a file (`src/server/env`). Returns the folder that `<name>` stands for,
 * or '' for a pattern without `<name>`; undefined where the path does not match.
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
