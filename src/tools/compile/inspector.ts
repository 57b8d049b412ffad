import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Inspector } from '@amberline/strata';
import { readDocument, unreadable } from '../content/document';
import { fileOf } from '../content/files';

/** What the facts of a document depend on besides the document. */
const sources = ['src/schema', 'src/tools/content', 'src/mdx', 'src/rules', 'src/site'];

/** Reads facts of documents below `root` for the check, from what the engine has read and parsed already. */
export function defineInspector(root: string): Inspector {
  return {
    identity: hashFolders(sources),
    async inspect({ id, bytes, source, tree }) {
      const file = fileOf(root, id);
      // What is no document of a collection is reported by the listing of files.
      if (!file) return { facts: undefined, isBroken: true };
      const facts = await readDocument(file, { bytes, ...(source && { source }), tree }).catch(
        unreadable,
      );
      return { facts, isBroken: facts.findings.some(({ level }) => level !== 'warning') };
    },
  };
}

function hashFolders(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.(?:tsx?|mjs)$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
    }
  }
  return hash.digest('hex');
}
