import { createHash } from 'node:crypto';
import { linkSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files';

/**
 * Keeps one of equal files of a folder; the others become hard links to it. Next writes what a page sends to a browser
 * that is on the site already twice, and the frame around pages with each of them. Returns how many bytes that saves.
 */
export function joinEqualFiles(folder: string): number {
  const first = new Map<string, string>();
  let saved = 0;
  for (const path of listFiles(folder).map((name) => join(folder, name))) {
    const bytes = readFileSync(path);
    const key = createHash('sha256').update(bytes).digest('base64');
    const equal = first.get(key);
    if (equal === undefined) {
      first.set(key, path);
      continue;
    }
    rmSync(path);
    linkSync(equal, path);
    saved += bytes.length;
  }
  return saved;
}
