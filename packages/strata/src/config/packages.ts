import { readFileSync, realpathSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, sep } from 'node:path';

/** A package as it is installed. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** With every link resolved. */
  readonly directory: string;
  readonly hasExports: boolean;
}

/** `@scope/name/path` in its two parts; undefined where it cannot name a package. */
export function splitSpecifier(specifier: string): { name: string; path: string } | undefined {
  const match = /^((?:@[^/]+\/)?[^./@~$#][^/]*)(?:\/(.*))?$/.exec(specifier);
  return match?.[1] === undefined ? undefined : { name: match[1], path: match[2] ?? '' };
}

/** Finds a package as Node would from a folder. */
export function findPackage(name: string, from: string): InstalledPackage | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = readPackage(name, join(folder, 'node_modules', name));
    if (found || dirname(folder) === folder) return found;
  }
}

function readPackage(name: string, directory: string): InstalledPackage | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
    if (typeof manifest !== 'object' || manifest === null) return undefined;
    return {
      name,
      version: 'version' in manifest ? String(manifest.version) : '',
      directory: realpathSync(directory),
      hasExports: 'exports' in manifest,
    };
  } catch {
    return undefined;
  }
}

/**
 * Whether Node itself can load what a config imports, and from where; what it cannot (aliases of tsconfig.json, sources
 * of a workspace, JSON, paths without a file extension) has to become part of the bundle.
 */
export function findExternal(
  specifier: string,
  from: string,
): { external: boolean; installed?: InstalledPackage } {
  if (isBuiltin(specifier)) return { external: true };
  const parts = splitSpecifier(specifier);
  if (!parts || parts.path.endsWith('.json')) return { external: false };
  const installed = findPackage(parts.name, from);
  if (!installed?.directory.includes(`${sep}node_modules${sep}`)) return { external: false };
  const isReachable = parts.path === '' || installed.hasExports || /\.[mc]?js$/.test(parts.path);
  return isReachable ? { external: true, installed } : { external: false };
}
