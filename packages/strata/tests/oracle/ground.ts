import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../../../../', import.meta.url));

let known: string | undefined;

/**
 * The hash of what every answer depends on besides its question: all installed packages with their versions, Node, the
 * language and time zone, the place of the repository, and the code that asks.
 */
export function hashGround(): string {
  known ??= hashParts([
    JSON.stringify([process.versions, process.platform, process.arch, repository]),
    JSON.stringify([Intl.DateTimeFormat().resolvedOptions(), process.env.TZ]),
    ...readFiles(listPackages(join(repository, 'node_modules'))),
    ...readFiles(listFiles(import.meta.dirname)),
    ...readFiles(listFiles(join(import.meta.dirname, '../output/support'))),
  ]);
  return known;
}

/** Hashes parts with their lengths, so that no two lists of parts have one hash by their borders. */
export function hashParts(parts: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    hash.update(`${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/** The paths of files, each followed by its bytes. */
export function* readFiles(paths: Iterable<string>): Generator<string | Uint8Array> {
  for (const path of paths) {
    yield path;
    yield readFileSync(path);
  }
}

/** All files below a folder in order, those under the left names left out. Throws at a link: its target is unknown. */
export function* listFiles(folder: string, left: readonly string[] = []): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (left.includes(entry.name)) continue;
    if (entry.isDirectory()) yield* listFiles(path, left);
    else if (entry.isFile()) yield path;
    else throw new Error(`${path} is neither a file nor a folder.`);
  }
}

/** The `package.json` of every package in a `node_modules`, and of those in the `node_modules` of each. */
export function* listPackages(folder: string): Generator<string> {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (name.startsWith('@')) yield* listPackages(path);
    else if (existsSync(join(path, 'package.json'))) {
      yield join(path, 'package.json');
      const own = join(path, 'node_modules');
      if (existsSync(own)) yield* listPackages(own);
    }
  }
}
