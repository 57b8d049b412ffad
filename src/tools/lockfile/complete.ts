import { posix } from 'node:path';

/** Where a package runs, in npm's words; an absent field restricts nothing. */
export type Platform = { cpu: [string]; libc?: [string]; os?: [string] };

const systems = 'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(
  ' ',
);
const processors = 'arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x x64'.split(' ');
/** Packages with other endings (`gnueabihf`, `msvc`) mostly restrict no library themselves. */
const libraries: Partial<Record<string, string>> = { gnu: 'glibc', glibc: 'glibc', musl: 'musl' };

/**
 * Reads from a package's name where the package runs (`@next/swc-linux-x64-musl`), as publishers of one package per
 * platform write it. Returns undefined for any other name.
 */
export function readPlatform(name: string): Platform | undefined {
  const words = name.split(/[/-]/);
  if (words.at(-2) === 'wasm32' && words.at(-1) === 'wasi') return { cpu: ['wasm32'] };
  const os = words.find((word) => systems.includes(word));
  const cpu = words.find((word) => processors.includes(word));
  if (os === undefined || cpu === undefined) return undefined;
  const libc = libraries[words.at(-1) ?? ''];
  return { cpu: [cpu], ...(libc && { libc: [libc] }), os: [os] };
}

/** The fields of an entry in package-lock.json that we read and write (docs.npmjs.com: package-lock.json). */
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

/** Lists the optional packages that the lockfile's packages name but the lockfile itself lacks. */
export function listMissing({ packages }: Lockfile): Missing[] {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => !isThere(packages, parent, name, version))
      .map(([name, version]) => ({ parent, name, version })),
  );
}

/**
 * Lists the packages npm would fetch without an integrity check: their entries were written while the packages could
 * not be seen. The project, its workspaces and the links to them are not fetched.
 */
export function listUnchecked({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity)
    .map(([path]) => path);
}

/** Returns the lockfile without these entries, so that npm looks the packages up again. */
export function withoutEntries({ packages, ...rest }: Lockfile, paths: string[]): Lockfile {
  const kept = Object.entries(packages).filter(([path]) => !paths.includes(path));
  return { ...rest, packages: Object.fromEntries(kept) };
}

/**
 * Returns the lockfile with an entry for every missing package, as npm would write it, except the fields that only the
 * package itself knows (integrity, licence, engines). Throws for a package whose version or platform cannot be read.
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
    // The fields are in npm's order.
    packages[path] = {
      version,
      cpu,
      ...(dev && { dev }),
      ...(libc && { libc }),
      optional: true,
      ...(os && { os }),
    };
  }
  // The entries are in npm's order.
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lockfile, packages: Object.fromEntries(sorted) };
}

/** Says whether a package has an entry. npm decides about ranges, so for a range any entry is accepted. */
function isThere(packages: Lockfile['packages'], parent: string, name: string, version: string) {
  const entry = findEntry(packages, parent, name);
  return entry !== undefined && (entry.version === version || !isExact(version));
}

/** Finds a package's entry: first beside the package that needs it, then further up, as Node does. */
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
