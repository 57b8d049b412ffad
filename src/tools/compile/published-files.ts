import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type CollectionName, folders } from '../../schema/index';
import { defaultLocale } from '../../site/locales';
import { writeIfChanged } from '../write-if-changed';
import type { NamedBody, Versions } from './versions';

/** Documents by collection and slug; null for one that is gone. */
export type Changes = { [Name in CollectionName]?: Record<string, Versions | null> };

/** The content of `content.json`. */
export interface Manifest {
  /** The file of each collection's documents under `rows/`. */
  readonly rows: { readonly [Name in CollectionName]?: string };
  /** What a preview has changed since these files were written. */
  readonly changes: Changes;
}

/** What is published now; nothing where there is no manifest. */
export function readManifest(folder: string): Manifest {
  const manifest = readJson(join(folder, 'content.json')) as Manifest | undefined;
  return manifest ?? { rows: {}, changes: {} };
}

export function writeManifest(folder: string, manifest: Manifest): void {
  writeIfChanged(join(folder, 'content.json'), `${JSON.stringify(manifest)}\n`);
}

/** The published documents of a collection, by slug. */
export function readRows(
  folder: string,
  { rows, changes }: Manifest,
  name: CollectionName,
): Map<string, Versions> {
  const file = rows[name];
  const written = (file && readJson(join(folder, 'rows', file))) as Versions[] | undefined;
  const documents = new Map((written ?? []).map((versions) => [slugOf(versions), versions]));
  for (const [slug, versions] of Object.entries(changes[name] ?? {})) {
    if (versions) documents.set(slug, versions);
    else documents.delete(slug);
  }
  return documents;
}

const slugOf = (versions: Versions) => String(versions[defaultLocale]?.slug);

/** Writes bodies into one file, if it is not there; returns its name: undefined where there are none. */
export function writeBodies(
  folder: string,
  name: CollectionName,
  bodies: readonly NamedBody[],
): string | undefined {
  if (bodies.length === 0) return undefined;
  const hashes = bodies.map(({ hash }) => hash).sort();
  const file = `${name}-${shortHash(hashes.join())}.txt`;
  const path = join(folder, 'bodies', file);
  // A body never changes, for its content is its name: what is there need not be read again.
  if (!existsSync(path)) writeIfChanged(path, joinBodies(bodies));
  return file;
}

/** A line that says where each body is, in bytes from its end, and the bodies: compiled MDX and words of each. */
function joinBodies(bodies: readonly NamedBody[]): string {
  const places: Record<string, [start: number, code: number, words: number]> = {};
  let [texts, start] = ['', 0];
  for (const { hash, read } of bodies) {
    const { code, words } = read();
    const lengths = [Buffer.byteLength(code), Buffer.byteLength(words)] as const;
    places[hash] = [start, ...lengths];
    texts += code + words;
    start += lengths[0] + lengths[1];
  }
  return `${JSON.stringify(places)}\n${texts}`;
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** About how many documents have their bodies in one file: a page reads them all, and a host counts files. */
const documentsPerFile = 16;

/**
 * Divides documents (slugs) into those whose bodies share a file. Which they are depends on their slugs alone as long as
 * their number does not double, so that a change rewrites one file.
 */
export function groupForBodies(slugs: readonly string[]): string[][] {
  const count = 2 ** Math.max(0, Math.round(Math.log2(slugs.length / documentsPerFile)));
  const groups = Array.from({ length: count }, (): string[] => []);
  for (const slug of slugs)
    groups[Number.parseInt(shortHash(slug).slice(0, 8), 16) % count]?.push(slug);
  return groups.filter((group) => group.length > 0);
}

/** Writes the documents of a collection, by slug; returns the name of their file. */
export function writeRows(
  folder: string,
  name: CollectionName,
  documents: ReadonlyMap<string, Versions>,
): string {
  const sorted = [...documents].sort(([a], [b]) => (a < b ? -1 : 1));
  const text = `[${sorted.map(([, versions]) => JSON.stringify(versions)).join(',\n')}]\n`;
  const file = `${name}-${shortHash(text)}.json`;
  writeIfChanged(join(folder, 'rows', file), text);
  return file;
}

const oldest = 7 * 24 * 60 * 60 * 1000;

/**
 * Removes files of rows and bodies that neither of these manifests names and that are older than a week: a server that
 * runs, and a build that fails, go on with what they were built from.
 */
export function pruneFiles(folder: string, manifests: readonly Manifest[]): void {
  const named = new Set<string>();
  for (const manifest of manifests) {
    for (const name of folders) {
      const file = manifest.rows[name];
      if (file !== undefined) named.add(file);
      for (const versions of readRows(folder, manifest, name).values()) {
        for (const { bodyFile } of Object.values(versions)) named.add(String(bodyFile));
      }
    }
  }
  const youngest = Date.now() - oldest;
  for (const kind of ['rows', 'bodies']) {
    for (const name of list(join(folder, kind))) {
      const path = join(folder, kind, name);
      if (!named.has(name) && statSync(path).mtimeMs < youngest) rmSync(path, { force: true });
    }
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
