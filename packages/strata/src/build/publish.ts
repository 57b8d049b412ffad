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
import type { BuiltDocument } from './documents';
import { hashOfAll } from './keys';
import type { Lock } from './lock';
import { type Manifest, type Output, stampOf } from './manifest';
import { findVersions } from './versions';

interface Wanted {
  readonly hash: string;
  /** Returns whether the file changed. */
  readonly write: () => boolean;
}

export interface PublishOptions {
  readonly tree: Tree;
  /** The key of the config. */
  readonly key: string;
  readonly isDev: boolean;
  /** In development nothing imports the files with all documents; an `onSuccess` may read them. */
  readonly hasIndexes: boolean;
  readonly before: Manifest;
  /** `before` was made by this process, which knows its files without a look at them. */
  readonly isOwn: boolean;
  readonly lock: Lock;
  readonly documents: ReadonlyMap<string, BuiltDocument>;
}

export interface Published {
  readonly outputs: Record<string, Output>;
  /** Paths under `.contentlayer`. */
  readonly written: readonly string[];
  readonly removed: readonly string[];
  /** Files came or went. */
  readonly hasMoved: boolean;
}

/** Brings the output to what the documents are: writes what differs, removes what is gone, touches nothing else. */
export function publish(
  published: ReadonlyMap<string, Values>,
  options: PublishOptions,
): Published {
  const { tree, before, isOwn, lock, key, isDev } = options;
  const wanted = listWanted(published, options);
  const created = [...wanted.keys()].filter((path) => !before.outputs[path]);
  if (created.length > 0) lock.announce(created);
  const written = isOwn
    ? []
    : writeModules(tree, { key, isDev }).map((path) => relative(tree.directory, path));
  const outputs: Record<string, Output> = {};
  for (const [path, { hash, write }] of wanted) {
    const last = before.outputs[path];
    if (last?.hash === hash && isUntouched(join(tree.directory, path), last, options)) {
      outputs[path] = last;
      continue;
    }
    if (write()) written.push(path);
    outputs[path] = { hash, stamp: stampOf(join(tree.directory, path)) ?? '' };
  }
  const known = new Set([...Object.keys(before.outputs), ...lock.leftovers]);
  const removed = [...known].filter((path) => !wanted.has(path));
  for (const path of removed) rmSync(join(tree.directory, path), { force: true });
  return { outputs, written, removed, hasMoved: created.length + removed.length > 0 || !isOwn };
}

function isUntouched(file: string, { stamp }: Output, { isOwn, lock }: PublishOptions): boolean {
  return isOwn || (lock.isTrusted && stamp !== '' && stamp === stampOf(file));
}

function listWanted(
  published: ReadonlyMap<string, Values>,
  options: PublishOptions,
): Map<string, Wanted> {
  const { tree, hasIndexes } = options;
  const wanted = new Map<string, Wanted>();
  const root = tree.directory.length + 1;
  const add = (path: string, file: Wanted) => wanted.set(path.slice(root), file);
  for (const [type, documents] of groupByType(published, options)) {
    for (const document of documents) {
      add(documentPath(tree, type.name, document.id), {
        hash: document.hash,
        write: () => writeDocument(tree, type.name, document),
      });
    }
    const ids = documents.map(({ id }) => id);
    add(collectionPath(tree, type, 'mjs'), {
      hash: hashOfAll(ids),
      write: () => writeCollectionModule(tree, type, ids),
    });
    if (!hasIndexes) continue;
    add(collectionPath(tree, type, 'json'), {
      hash: hashOfAll(documents.flatMap(({ id, hash }) => [id, hash])),
      write: () => writeCollectionIndex(tree, type, documents),
    });
  }
  return wanted;
}

function groupByType(
  published: ReadonlyMap<string, Values>,
  { tree: { model }, documents }: PublishOptions,
) {
  const groups = new Map<DocumentType, (WrittenDocument & { hash: string })[]>(
    [...model.documentTypes.values()].map((type) => [type, []]),
  );
  const versionOf = findVersions(documents);
  for (const [id, values] of published) {
    const type = model.documentTypes.get(String(values[model.typeFieldName]));
    const text = () => writeDocumentText(values);
    if (type) groups.get(type)?.push({ id, text, hash: versionOf(id) });
  }
  return groups;
}
