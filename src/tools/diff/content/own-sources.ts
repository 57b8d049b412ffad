import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import type { Side } from '../sides';

/** What a schema may import. */
export const schemaFolders = ['src/schema/', 'src/site/', 'src/rules/'];

/** Names what the schemas of a side are made of. */
export function hashOfSources({ blobs }: Side): string {
  const lines = [...blobs].filter(([path]) => schemaFolders.some((one) => path.startsWith(one)));
  return nameOf(lines);
}

/** Names what the schemas of this program are made of, as `hashOfSources` does. */
export function sourcesHere(): string {
  const lines = schemaFolders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const bytes = readFileSync(path);
        const hash = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes);
        return [path, hash.digest('hex')] as const;
      }),
  );
  return nameOf(lines);
}

const nameOf = (lines: readonly (readonly string[])[]) =>
  createHash('sha256').update(JSON.stringify(lines.toSorted())).digest('hex').slice(0, 16);
