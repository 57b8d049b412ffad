import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes a file only when its text differs, and whole or not at all: a watcher is never woken for nothing and
 * never reads half a file. Returns whether it wrote.
 */
export function writeIfChanged(path: string, text: string): boolean {
  if (readIfThere(path) === text) return false;
  replaceFile(path, (file) => writeAll(file, text));
  return true;
}

/** The same for a text in parts, which together may be longer than one text can be; `parts` may be asked twice. */
export function writePartsIfChanged(path: string, parts: () => Iterable<string>): boolean {
  if (holds(path, parts())) return false;
  replaceFile(path, (file) => {
    for (const chunk of inChunks(parts())) writeAll(file, chunk);
  });
  return true;
}

/** Writes bytes as a whole or not at all, whatever is there. */
export function writeBytes(path: string, bytes: Uint8Array): void {
  replaceFile(path, (file) => writeAll(file, bytes));
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** The name of a file that is being written, with the process that writes it. */
const temporaryName = /\.(\d+)\.\d+\.tmp$/;

/** Removes under a folder what a process left that was killed while it wrote. */
export function removeTemporaryFiles(folder: string, isAlive: (pid: number) => boolean): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const [, pid] = temporaryName.exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}

let temporaryFiles = 0;

function replaceFile(path: string, write: (file: number) => void): void {
  mkdirSync(dirname(path), { recursive: true });
  temporaryFiles += 1;
  const temporary = `${path}.${process.pid}.${temporaryFiles}.tmp`;
  const file = openSync(temporary, 'w');
  try {
    write(file);
    closeSync(file);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    // The system names no file when writing fails, only when opening does.
    throw error instanceof Error ? Object.assign(error, { path }) : error;
  }
}

function writeAll(file: number, content: string | Uint8Array): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  for (let written = 0; written < bytes.length; ) {
    written += writeSync(file, bytes, written);
  }
}

const chunkLength = 1 << 20;

/** Joins parts until they are worth a call of the system. */
function* inChunks(parts: Iterable<string>): Generator<string> {
  let chunk = '';
  for (const part of parts) {
    chunk += part;
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

/** Whether a file holds exactly these parts. */
function holds(path: string, parts: Iterable<string>): boolean {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return false;
  }
  try {
    let offset = 0;
    for (const chunk of inChunks(parts)) {
      const wanted = Buffer.from(chunk);
      const found = Buffer.alloc(wanted.length);
      const length = readSync(file, found, 0, found.length, offset);
      if (length < wanted.length || !wanted.equals(found)) return false;
      offset += length;
    }
    return fstatSync(file).size === offset;
  } finally {
    closeSync(file);
  }
}
