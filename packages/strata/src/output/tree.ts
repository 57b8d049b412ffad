import { join } from 'node:path';
import type { DocumentType, Model } from '../config/model';
import { writeIndexModule, writeIndexTypes, writePackage, writeTypeModule } from './modules';
import { fileName } from './names';
import { writeTypes } from './types';
import { writeIfChanged, writePartsIfChanged } from './write';

/** Where Contentlayer's output of a project is. */
export interface Tree {
  /** The folder `.contentlayer`. */
  readonly directory: string;
  readonly model: Model;
}

/** A document to write; its text is asked for when it is written, so that not all have to be held at once. */
export interface WrittenDocument {
  readonly id: string;
  /** As `writeDocumentText` makes it. */
  readonly text: () => string;
}

/** A document as it is in its own file. */
export function writeDocumentText(values: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(values, null, 2);
}

/** The path of a document's own file. */
export function documentPath({ directory }: Tree, typeName: string, id: string): string {
  return join(directory, 'generated', typeName, `${fileName(id)}.json`);
}

/** Writes what does not depend on documents; returns the paths that were written. */
export function writeModules(
  tree: Tree,
  { key, isDev }: { key: string; isDev: boolean },
): string[] {
  const { directory, model } = tree;
  const files = {
    'package.json': writePackage(key),
    'generated/types.d.ts': writeTypes(model),
    'generated/index.d.ts': writeIndexTypes(model),
    'generated/index.mjs': writeIndexModule(model, isDev),
  };
  return Object.entries(files)
    .map(([name, text]) => ({ path: join(directory, name), text }))
    .filter(({ path, text }) => writeIfChanged(path, text))
    .map(({ path }) => path);
}

/** Writes a document's own file; returns whether it changed. */
export function writeDocument(tree: Tree, typeName: string, document: WrittenDocument): boolean {
  return writeIfChanged(documentPath(tree, typeName, document.id), document.text());
}

/** Writes the two files with all documents of a type, in the order given; returns the paths that were written. */
export function writeCollection(
  tree: Tree,
  type: DocumentType,
  documents: readonly WrittenDocument[],
): string[] {
  const ids = documents.map(({ id }) => id);
  return [
    ...(writeCollectionModule(tree, type, ids) ? [collectionPath(tree, type, 'mjs')] : []),
    ...(writeCollectionIndex(tree, type, documents) ? [collectionPath(tree, type, 'json')] : []),
  ];
}

/** The path of one of the two files with all documents of a type. */
export function collectionPath({ directory }: Tree, type: DocumentType, end: 'mjs' | 'json') {
  return join(directory, 'generated', type.name, `_index.${end}`);
}

/** Writes the module that imports the documents of a type one by one; returns whether it changed. */
export function writeCollectionModule(tree: Tree, type: DocumentType, ids: readonly string[]) {
  return writeIfChanged(collectionPath(tree, type, 'mjs'), writeTypeModule(type, ids));
}

/** Writes the one file with all documents of a type; returns whether it changed. */
export function writeCollectionIndex(
  tree: Tree,
  type: DocumentType,
  documents: readonly WrittenDocument[],
): boolean {
  const path = collectionPath(tree, type, 'json');
  return writePartsIfChanged(path, () => indexParts(type, documents));
}

/** The text of `_index.json` in parts: a list, or the one document of a single type. */
function* indexParts(
  { isSingleton }: DocumentType,
  documents: readonly WrittenDocument[],
): Generator<string> {
  const [first, ...others] = documents;
  if (isSingleton || !first) {
    yield isSingleton ? (first?.text() ?? 'null') : '[]';
    return;
  }
  yield `[\n  ${indent(first.text())}`;
  for (const document of others) yield `,\n  ${indent(document.text())}`;
  yield '\n]';
}

/** Text of JSON has no line ends inside its values. */
const indent = (text: string) => text.replaceAll('\n', '\n  ');
