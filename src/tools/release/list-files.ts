import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the paths of all files in a folder and below it, from that folder. */
export function listFiles(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => statSync(join(folder, path)).isFile());
}
