import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs';
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
  /** With computed fields; undefined where the file is no document. The body is read from the store when asked for. */
  readonly values: Record<string, unknown> | undefined;
  readonly findings: readonly DocumentFinding[];
  readonly references: readonly ReferenceUse[];
  /** Other files that the values were made from, by their paths in the project; no hash where one is missing. */
  readonly files: readonly { readonly path: string; readonly hash: string | undefined }[];
  readonly ways: readonly { readonly way: Way; readonly because: string }[];
  /** What a program's inspector said of it. */
  readonly facts?: unknown;
  /** Names the body by its content; absent where there is none. */
  readonly bodyHash?: string;
}

/** Names a body that is not stored, as the store would. */
export function nameBody(
  document: StoredDocument,
  bodyField: string,
): Pick<StoredDocument, 'bodyHash'> {
  const body = document.values?.[bodyField];
  return body === undefined ? {} : { bodyHash: hashOf(serialize(body)) };
}

/** A file of the store: the hashes and lengths of its two parts, the document without its body, the body. */
const hashLength = 64;
const lengthDigits = 10;
const prologue = 2 * (hashLength + lengthDigits);

function objectPath(cache: string, key: string): string {
  return join(cache, 'objects', key.slice(0, 2), `${key}.bin`);
}

/**
 * Keeps a document under its key and returns it as it will be loaded, with its body named and left in the store. Node's own format also keeps what JSON drops: `undefined`, `NaN`, dates.
 */
export function storeObject(
  cache: string,
  key: string,
  document: StoredDocument,
  bodyField: string,
): StoredDocument {
  const { values } = document;
  const hasBody = values?.[bodyField] !== undefined;
  const body = hasBody ? serialize(values[bodyField]) : Buffer.alloc(0);
  const named = hasBody ? { ...document, bodyHash: hashOf(body) } : document;
  const rest = hasBody ? { ...named, values: { ...values, [bodyField]: null } } : document;
  const head = serialize({ document: rest, ...(hasBody && { bodyField }) });
  const path = objectPath(cache, key);
  writeBytes(path, Buffer.concat([describePart(head), describePart(body), head, body]));
  return openHead(head, path);
}

/** A document as it is read from its file; its texts are copies, which hold no larger text in memory. */
function openHead(bytes: Uint8Array, path: string): StoredDocument {
  const { document, bodyField } = deserialize(bytes) as Head;
  if (bodyField !== undefined && document.values) deferBody(document.values, bodyField, path);
  return document;
}

function describePart(part: Uint8Array): Buffer {
  return Buffer.from(`${hashOf(part)}${String(part.length).padStart(lengthDigits, '0')}`, 'latin1');
}

/** The document of a key; undefined where there is none or its file is damaged. */
export function loadObject(cache: string, key: string): StoredDocument | undefined {
  const path = objectPath(cache, key);
  try {
    const file = openSync(path, 'r');
    try {
      const start = readPart(file, 0, prologue).toString('latin1');
      const lengths = { head: readLength(start, 0), body: readLength(start, 1) };
      if (fstatSync(file).size !== prologue + lengths.head + lengths.body) return undefined;
      const head = readPart(file, prologue, lengths.head);
      if (start.slice(0, hashLength) !== hashOf(head)) return undefined;
      return openHead(head, path);
    } finally {
      closeSync(file);
    }
  } catch {
    return undefined;
  }
}

interface Head {
  readonly document: StoredDocument;
  readonly bodyField?: string;
}

function readLength(start: string, part: 0 | 1): number {
  const end = (part + 1) * (hashLength + lengthDigits);
  return Number(start.slice(end - lengthDigits, end));
}

/** Puts a getter in the place of the body. */
function deferBody(values: Record<string, unknown>, field: string, path: string): void {
  Object.defineProperty(values, field, {
    enumerable: true,
    configurable: true,
    get: () => readBody(path),
    set: (value) => Object.defineProperty(values, field, { value, writable: true }),
  });
}

/** Another process may have compiled the document as well and put its own file there: the file says where its body is. */
function readBody(path: string): unknown {
  const file = openSync(path, 'r');
  try {
    const start = readPart(file, 0, prologue).toString('latin1');
    const [head, body] = [readLength(start, 0), readLength(start, 1)];
    const hash = start.slice(hashLength + lengthDigits, hashLength + lengthDigits + hashLength);
    const isWhole = fstatSync(file).size === prologue + head + body;
    const bytes = isWhole ? readPart(file, prologue + head, body) : Buffer.alloc(0);
    if (isWhole && hash === hashOf(bytes)) return deserialize(bytes);
  } finally {
    closeSync(file);
  }
  throw new DamagedObject(`${path} is damaged.`);
}

/** A stored body is not what was stored. */
class DamagedObject extends Error {}

/** Does work that reads the store; where the store proves damaged, empties it and does the work once more. */
export async function withWholeStore<T>(cache: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DamagedObject)) throw error;
    rmSync(join(cache, 'objects'), { recursive: true, force: true });
    return work();
  }
}

function readPart(file: number, offset: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  let done = 0;
  while (done < length) {
    const count = readSync(file, bytes, done, length - done, offset + done);
    if (count === 0) throw new Error('The file ends early.');
    done += count;
  }
  return bytes;
}

const oldest = 7 * 24 * 60 * 60 * 1000;

/** Removes documents that no build names and that are older than a week: a branch that comes back finds its own. */
export function pruneObjects(cache: string, named: ReadonlySet<string>, now: number): void {
  const folder = join(cache, 'objects');
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || named.has(entry.name.replace(/\.bin$/, ''))) continue;
    const path = join(entry.parentPath, entry.name);
    if (now - statSync(path).mtimeMs > oldest) rmSync(path, { force: true });
  }
}
