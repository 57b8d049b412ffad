import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { parseSync, Visitor } from 'oxc-parser';
import { readImports } from '@/tools/imports/read-imports';

/** What a file of code leads to: the files it imports, and the files and folders of the project that it names. */
export type Module = {
  imports: readonly string[];
  names: readonly string[];
  addresses: readonly string[];
};

const endings = ['', '.ts', '.tsx', '.mjs', '.cjs', '.json', '/index.ts'];
const isCode = (path: string) => /\.(?:ts|tsx|mjs|cjs)$/.test(path);
const known = new Map<string, Module>();
const closures = new Map<string, ReadonlySet<string>>();

/** Reads a file of code, or the imports of a style sheet; any other file leads nowhere. */
export function readModule(path: string): Module {
  const before = known.get(path);
  if (before) return before;
  const text = readFileSync(path, 'utf8');
  const found = isCode(path) ? readCode(path, text) : readSheet(path, text);
  known.set(path, found);
  return found;
}

/** Returns a file with all the files it imports, directly or not, types included. */
export function closureOf(path: string): ReadonlySet<string> {
  const before = closures.get(path);
  if (before) return before;
  const reached = new Set([path]);
  closures.set(path, reached);
  // Iterating a set includes the values added on the way.
  for (const one of reached) for (const next of readModule(one).imports) reached.add(next);
  return reached;
}

function readCode(path: string, text: string): Module {
  const sources = readImports(path, text).imports.map(({ from }) => from);
  const imports = sources.flatMap((from) => resolve(path, from) ?? []);
  // An address put together at run time is known by its beginning: any file of that folder may be imported.
  const folders = sources.flatMap((from) => {
    const target = from.endsWith('/') ? targetOf(path, from)?.replace(/\/$/, '') : undefined;
    return target !== undefined && existsSync(target) ? [target] : [];
  });
  const words = new Set<string>();
  const addresses = new Set<string>();
  const note = (word: string) => (word.startsWith('/') ? addresses : words).add(word);
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && note(value)),
    TemplateElement: ({ value }) => void note(value.raw),
  }).visit(parseSync(path, text).program);
  // A single word, such as `src`, mostly is no path: only where the file looks at files or starts programs.
  const looks = /from '(?:node:)?(?:fs|fs\/promises|child_process|path|path\/posix)'/.test(text);
  const names = [...words].flatMap((word) =>
    looks || /[/.]/.test(word) ? (placeIn(path, word) ?? []) : [],
  );
  return { imports, names: [...names, ...folders], addresses: [...addresses] };
}

function readSheet(path: string, text: string): Module {
  if (!path.endsWith('.css')) return { imports: [], names: [], addresses: [] };
  const found = [...text.matchAll(/@import\s+"(\.[^"]+)"/g)];
  return {
    imports: found.flatMap(([, from = '']) => resolve(path, from) ?? []),
    names: [],
    addresses: [],
  };
}

/** Returns the file an import leads to; undefined for a package, and for what is not there. */
function resolve(path: string, from: string): string | undefined {
  const target = targetOf(path, from);
  if (target === undefined) return undefined;
  const isFile = (one: string) => statSync(one, { throwIfNoEntry: false })?.isFile();
  return endings.map((ending) => target + ending).find(isFile);
}

function targetOf(path: string, from: string): string | undefined {
  if (from.startsWith('@/')) return `src/${from.slice(2)}`;
  return from.startsWith('.') ? join(dirname(path), from) : undefined;
}

/** Returns the file or folder of the project that a word names: by its path, or from where the file is. */
function placeIn(path: string, word: string): string | undefined {
  if (!/^[\w.@[\]-][\w./@[\] -]*$/.test(word) || word.length > 200) return undefined;
  const places = word.startsWith('.') ? [join(dirname(path), word)] : [normalize(word)];
  return places
    .map((one) => one.replace(/\/$/, ''))
    .find((one) => !one.startsWith('..') && existsSync(one));
}
