import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPackages } from '../compile/installed-packages';
import type { Config } from '../config/load';

export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  return hashOfAll(parts);
}

/** The same for any number of parts; a call takes only so many arguments. */
export function hashOfAll(parts: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/**
 * All that a stored document depends on besides its own bytes: the config, the compilers and plugins, strata itself, the
 * mode and Node (`identities` name what the caller adds). No time and no absolute path is in it, so that a cache works on every machine.
 */
export function describeBase(config: Config, identities: readonly string[], cwd: string): string {
  const pictures = readPackages(['sharp', 'imagescript'], cwd).join();
  const mode = process.env.NODE_ENV ?? '';
  return hashOf(config.key, ...identities, pictures, ownSources(), mode, process.version);
}

/** The name under which a document is stored. */
export function documentKey(base: string, id: string, bytes: Uint8Array): string {
  return hashOf(base, id, bytes);
}

let ownHash: string | undefined;

/** Strata's version as it is on the disk: a source that changed makes other documents, whatever the number says. */
function ownSources(): string {
  if (ownHash !== undefined) return ownHash;
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const parts = files.flatMap((file) => [relative(folder, file), readFileSync(file)]);
  ownHash = hashOfAll(parts);
  return ownHash;
}

/** The hash of a file's bytes; undefined where there is no file. */
export function hashFile(path: string): string | undefined {
  try {
    return hashOf(readFileSync(path));
  } catch {
    return undefined;
  }
}
