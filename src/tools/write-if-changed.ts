import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file only when its text differs, and whole or not at all: a dev server that watches it never
 * reloads for nothing and never reads half a file. Returns whether it wrote.
 */
export function writeIfChanged(path: string, text: string): boolean {
  if (readIfThere(path) === text) return false;
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, text);
  renameSync(temporary, path);
  return true;
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
