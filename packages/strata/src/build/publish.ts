import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { DocumentType } from '../config/model';
import {
  collectionPath,
  documentPath,
  type Tree,
  type WrittenDocument,
  writeCollectionIndex,
  writeCollectionModule,
  writeDocument,
  writeDocumentText,
  writeModules,
} from '../output/tree';
import type { Values } from './assemble';
import { hashOf } from './keys';
import type { Lock } from './lock';
import { type Manifest, type Output, stampOf } from './manifest';

interface Wanted {
  readonly hash: string;
  /** Returns whether the file changed. */
  readonly write: () => boolean;
}

/** Hashes of documents as they are written, kept while their values stay the same. */
export type Hashes = WeakMap<Values, string>;

export interface PublishOptions {
  readonly tree: Tree;
  /** The key of the config. */
  readonly key: string;
  readonly isDev: boolean;
  /** In development nothing imports the files with all documents; an `onSuccess` may read them. */
  readonly hasIndexes: boolean;
  readonly before: Manifest;
  readonly lock: Lock;
  readonly hashes: Hashes;
}

export interface Published {
  readonly outputs: Record<string, Output>;
  /** Paths under `.contentlayer`. */
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/** Brings the output to what the documents are: writes what differs, removes what is gone, touches nothing else. */
export function publish(
  published: ReadonlyMap<string, Values>,
  options: PublishOptions,
): Published {
  const { tree, before, lock, key, isDev } = options;
  const wanted = listWanted(published, options);
  const created = [...wanted.keys()].filter((path) => !before.outputs[path]);
  if (created.length > 0) lock.announce(created);
  const written = writeModules(tree, { key, isDev }).map((path) => relative(tree.directory, path));
  const outputs: Record<string, Output> = {};
  for (const [path, { hash, write }] of wanted) {
    const file = join(tree.directory, path);
    const last = before.outputs[path];
    const stamp = last?.hash === hash && lock.isTrusted ? stampOf(file) : undefined;
    const isSame = stamp !== undefined && stamp === last?.stamp;
    if (!isSame && write()) written.push(path);
    outputs[path] = { hash, stamp: isSame ? stamp : (stampOf(file) ?? '') };
  }
  const known = new Set([...Object.keys(before.outputs), ...lock.leftovers]);
  const removed = [...known].filter((path) => !wanted.has(path));
  for (const path of removed) rmSync(join(tree.directory, path), { force: true });
  return { outputs, written, removed };
}

function listWanted(
  published: ReadonlyMap<string, Values>,
  { tree, hashes, hasIndexes }: PublishOptions,
): Map<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  const add = (path: string, file: Wanted) => wanted.set(relative(tree.directory, path), file);
  for (const [type, documents] of groupByType(published, tree, hashes)) {
    for (const document of documents) {
      add(documentPath(tree, type.name, document.id), {
        hash: document.hash,
        write: () => writeDocument(tree, type.name, document),
      });
    }
    const ids = documents.map(({ id }) => id);
    add(collectionPath(tree, type, 'mjs'), {
      hash: hashOf(...ids),
      write: () => writeCollectionModule(tree, type, ids),
    });
    if (!hasIndexes) continue;
    add(collectionPath(tree, type, 'json'), {
      hash: hashOf(...documents.flatMap(({ id, hash }) => [id, hash])),
      write: () => writeCollectionIndex(tree, type, documents),
    });
  }
  return wanted;
}

function groupByType(published: ReadonlyMap<string, Values>, { model }: Tree, hashes: Hashes) {
  const groups = new Map<DocumentType, (WrittenDocument & { hash: string })[]>(
    [...model.documentTypes.values()].map((type) => [type, []]),
  );
  for (const [id, values] of published) {
    const type = model.documentTypes.get(String(values[model.typeFieldName]));
    const text = () => writeDocumentText(values);
    const hash = hashes.get(values) ?? hashOf(text());
    hashes.set(values, hash);
    if (type) groups.get(type)?.push({ id, text, hash });
  }
  return groups;
}
