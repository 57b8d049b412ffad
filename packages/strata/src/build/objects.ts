import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Way } from '../compile/types';
import type { ReferenceUse } from '../fields/references';
import { writeBytes } from '../output/write';
import type { DocumentFinding } from '../read/document-finding';
import { hashOf } from './keys';

/** A document read and compiled, before anything that depends on other documents. */
export interface StoredDocument {
  readonly typeName: string | undefined;
  /** Undefined where the file is no document. */
  readonly values: Record<string, unknown> | undefined;
  readonly findings: readonly DocumentFinding[];
  readonly references: readonly ReferenceUse[];
  /** Other files that the values were made from, by their paths in the project; no hash where one is missing. */
  readonly files: readonly { readonly path: string; readonly hash: string | undefined }[];
  readonly ways: readonly { readonly way: Way; readonly because: string }[];
}

const hashLength = 64;

function objectPath(cache: string, key: string): string {
  return join(cache, 'objects', key.slice(0, 2), `${key}.bin`);
}

/** Keeps a document under its key. Node's own format also keeps what JSON drops: `undefined`, `NaN`, dates. */
export function storeObject(cache: string, key: string, document: StoredDocument): void {
  const bytes = serialize(document);
  writeBytes(
    objectPath(cache, key),
    Buffer.concat([Buffer.from(hashOf(bytes).padEnd(hashLength)), bytes]),
  );
}

/** The document of a key; undefined where there is none or its file is damaged. */
export function loadObject(cache: string, key: string): StoredDocument | undefined {
  try {
    const file = readFileSync(objectPath(cache, key));
    const bytes = file.subarray(hashLength);
    const isWhole = file.toString('latin1', 0, hashLength) === hashOf(bytes);
    return isWhole ? (deserialize(bytes) as StoredDocument) : undefined;
  } catch {
    return undefined;
  }
}

const oldest = 7 * 24 * 60 * 60 * 1000;

/** Removes documents that no manifest names and that are older than a week: a branch that comes back finds its own. */
export function pruneObjects(cache: string, named: ReadonlySet<string>, now: number): void {
  const folder = join(cache, 'objects');
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || named.has(entry.name.replace(/\.bin$/, ''))) continue;
    const path = join(entry.parentPath, entry.name);
    if (now - statSync(path).mtimeMs > oldest) rmSync(path, { force: true });
  }
}
