import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What of a `package.json` is read here. */
interface Package {
  readonly name?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

interface Search {
  /** Folders of packages, each with its name and version. */
  readonly found: Map<string, string>;
  /** Each `package.json` is read once. */
  readonly read: Map<string, Package | undefined>;
}

/**
 * `name version` of the named packages and all they depend on, as installed for a folder or for strata itself, sorted.
 * A name that is no package is left out.
 */
export function readPackages(names: readonly string[], cwd: string): string[] {
  const search: Search = { found: new Map(), read: new Map() };
  const ours = dirname(fileURLToPath(import.meta.url));
  for (const name of names) addPackage(search, name, [cwd, ours]);
  return [...new Set(search.found.values())].sort();
}

function addPackage(search: Search, name: string, folders: readonly string[]): void {
  const folder = folders.map((from) => findPackage(search, name, from)).find(Boolean);
  if (!folder || search.found.has(folder)) return;
  const { version, dependencies = {} } = readJson(search, folder) ?? {};
  search.found.set(folder, `${name} ${version}`);
  for (const dependency of Object.keys(dependencies)) addPackage(search, dependency, [folder]);
}

/** The folder Node would take a package from: the nearest `node_modules` upwards that has it. */
function findPackage(search: Search, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (readJson(search, candidate)) return candidate;
    if (dirname(folder) === folder) return undefined;
  }
}

function readJson({ read }: Search, folder: string): Package | undefined {
  if (!read.has(folder)) {
    let found: Package | undefined;
    try {
      found = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    } catch {}
    read.set(folder, found);
  }
  return read.get(folder);
}
