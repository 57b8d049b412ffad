import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { indexFolder, partPath, storedPath } from '@/features/search/server/index-places';
import type { Locale } from '@/site/locales';
import type { BuiltIndex } from './build-index';

/** Writes an index of a language, its first file last: until then the site reads the one before. */
export function writeIndex(locale: Locale, { stored, files }: BuiltIndex): void {
  const hash = stored.kind === 'parts' ? stored.hash : '';
  for (const [name, text] of files) write(partPath(locale, hash, name), text);
  const target = storedPath(locale);
  write(`${target}.new`, JSON.stringify(stored));
  renameSync(`${target}.new`, target);
  dropOthers(locale, hash);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Deletes the parts of indexes that are no longer read. */
function dropOthers(locale: Locale, hash: string): void {
  const folder = join(indexFolder, locale);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (name !== hash) rmSync(join(folder, name), { recursive: true });
}
