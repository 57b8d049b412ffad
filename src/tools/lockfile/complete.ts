import { posix } from 'node:path';
import { readPlatform } from './platform';

/** What we read and write of an entry in package-lock.json (github.com/npm/cli: docs/content/configuring-npm/package-lock-json.md). */
type Entry = {
  version?: string;
  integrity?: string;
  cpu?: string[];
  dev?: true;
  libc?: string[];
  link?: true;
  optional?: true;
  os?: string[];
  optionalDependencies?: Record<string, string>;
  resolved?: string;
};
export type Lockfile = { packages: Record<string, Entry> };
export type Missing = { parent: string; name: string; version: string };

/** Lists the optional packages that a package of the lockfile names and the lockfile itself does not. */
export function listMissing({ packages }: Lockfile): Missing[] {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => !isThere(packages, parent, name, version))
      .map(([name, version]) => ({ parent, name, version })),
  );
}

/**
 * Lists what npm would fetch without a check: entries of packages that could not be seen when they were written.
 * The project and its workspaces, with the links to them, are not fetched.
 */
export function listUnchecked({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity)
    .map(([path]) => path);
}

/** Returns the lockfile without these entries, so that npm looks for the packages anew. */
export function withoutEntries({ packages, ...rest }: Lockfile, paths: string[]): Lockfile {
  const kept = Object.entries(packages).filter(([path]) => !paths.includes(path));
  return { ...rest, packages: Object.fromEntries(kept) };
}

/**
 * Returns the lockfile with an entry for every missing package, as npm would write it but for what only the package
 * itself says (integrity, licence, engines). Throws for a package whose version or platform can only be guessed.
 */
export function complete(lockfile: Lockfile): Lockfile {
  const packages = { ...lockfile.packages };
  for (const { parent, name, version } of listMissing(lockfile)) {
    const platform = readPlatform(name);
    if (!platform || !isExact(version))
      throw new Error(
        `${parent} asks for ${name}@${version}: no entry can be made from these words.`,
      );
    const { cpu, libc, os } = platform;
    const { dev } = packages[parent] ?? {};
    const hoisted = `node_modules/${name}`;
    const path = packages[hoisted] ? `${parent}/${hoisted}` : hoisted;
    // The fields in npm's order.
    packages[path] = {
      version,
      cpu,
      ...(dev && { dev }),
      ...(libc && { libc }),
      optional: true,
      ...(os && { os }),
    };
  }
  // As npm sorts.
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lockfile, packages: Object.fromEntries(sorted) };
}

/** Ranges are npm's to judge: any entry does. */
function isThere(packages: Lockfile['packages'], parent: string, name: string, version: string) {
  const entry = findEntry(packages, parent, name);
  return entry !== undefined && (entry.version === version || !isExact(version));
}

/** Looks beside the package that asks first, then further up, as Node does. */
function findEntry(
  packages: Lockfile['packages'],
  folder: string,
  name: string,
): Entry | undefined {
  const entry = packages[posix.join(folder, 'node_modules', name)];
  if (entry || folder === '') return entry;
  const end = folder.lastIndexOf('/node_modules/');
  return findEntry(packages, end < 0 ? '' : folder.slice(0, end), name);
}

function isExact(version: string): boolean {
  return /^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version);
}
