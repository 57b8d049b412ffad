import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path/posix';

const code = new Set(['.ts', '.tsx', '.mjs', '.cjs']);

/** Returns the project's code by path: the site, its tests, and the configs beside them. */
export function readSources(): [path: string, text: string][] {
  const inside = ['src', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name.replaceAll('\\', '/')),
    ),
  );
  return [...readdirSync('.'), ...inside]
    .filter((path) => code.has(extname(path)) && !/\.d\.ts$|\/\.next\//.test(path))
    .map((path) => [path, readFileSync(path, 'utf8')]);
}
