import { join, relative } from 'node:path';
import { documentPath, type Tree, writeDocument, writeDocumentText } from '../output/tree';
import type { Values } from './assemble';
import type { BuiltDocument } from './documents';
import { type Manifest, stampOf } from './manifest';

interface Changes {
  readonly tree: Tree;
  /** The documents that may have changed; no other depends on them. */
  readonly read: ReadonlySet<string>;
  readonly documents: ReadonlyMap<string, BuiltDocument>;
  /** What this process wrote before; it is brought up to date. */
  readonly manifest: Manifest;
}

/**
 * Writes documents of a preview that have changed, each its own file, and looks at nothing else. Undefined, and nothing
 * is written, where a file comes, goes or moves: then the whole output has to be compared.
 */
export function publishChanged(
  published: ReadonlyMap<string, Values>,
  { tree, read, documents, manifest }: Changes,
): { written: string[]; removed: string[] } | undefined {
  const changes = [...read].map((id) => {
    const values = published.get(id);
    const type = String(values?.[tree.model.typeFieldName]);
    const path = relative(tree.directory, documentPath(tree, type, id));
    return { id, type, path, values, built: documents.get(id), last: manifest.outputs[path] };
  });
  if (changes.some(({ values, built, last }) => !values || !built || !last)) return undefined;
  const written: string[] = [];
  for (const { id, type, path, values = {}, built, last } of changes) {
    if (!built) continue;
    manifest.documents[id] = built.key;
    if (last?.hash === built.version) continue;
    const text = () => writeDocumentText(values);
    if (writeDocument(tree, type, { id, text })) written.push(path);
    const stamp = stampOf(join(tree.directory, path)) ?? '';
    manifest.outputs[path] = { hash: built.version, stamp };
  }
  return { written, removed: [] };
}
