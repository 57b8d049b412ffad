import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { TreeNode } from '../compile/satteri';
import type { Way } from '../compile/types';
import { addComputedFields, readDocumentFields } from '../fields/document';
import { judge } from '../fields/judge';
import type { DocumentFinding } from '../read/document-finding';
import { openDocument } from '../read/open';
import { documentKey, hashFile, hashOf } from './keys';
import { loadObject, nameBody, type StoredDocument, storeObject } from './objects';
import type { Project } from './project';

/** A document and where it comes from. */
export interface BuiltDocument {
  /** The name under which it is stored. */
  readonly key: string;
  /** Changes whenever its values do. */
  readonly version: string;
  readonly document: StoredDocument;
  readonly isCached: boolean;
}

/** Takes a document from the cache, or reads and compiles it; undefined where its file is gone meanwhile. */
export async function buildDocument(
  project: Project,
  id: string,
  isStored: boolean,
): Promise<BuiltDocument | undefined> {
  const { config, folders, base } = project;
  const bytes = readIfThere(join(config.model.contentDir, id));
  if (!bytes) return undefined;
  const key = documentKey(base, id, bytes);
  const cached = loadObject(folders.cache, key);
  const isFresh = cached?.files.every(
    ({ path, hash }) => hashFile(resolve(folders.cwd, path)) === hash,
  );
  if (cached && isFresh) {
    return { key, version: versionOf(key, cached), document: cached, isCached: true };
  }
  const { document, text } = await readAndCompile(project, id, bytes);
  const isKept = isKeepable(document, text);
  const version = isKept ? versionOf(key, document) : hashOf(JSON.stringify(document.values) ?? '');
  const { bodyFieldName } = config.model;
  const named =
    isStored && isKept
      ? storeObject(folders.cache, key, document, bodyFieldName)
      : { ...document, ...nameBody(document, bodyFieldName) };
  return { key, version, document: named, isCached: false };
}

let parser: Promise<typeof import('../compile/satteri')> | undefined;

/** Loads the parser with the first document that needs it: an import costs something each time, and a loader's is slow. */
function loadParser() {
  parser ??= import('../compile/satteri');
  return parser;
}

function versionOf(key: string, { files }: StoredDocument): string {
  return files.length === 0 ? key : hashOf(key, ...files.map(({ hash = '' }) => hash));
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Reads the file once; inspector, fields and body share what was parsed. */
async function readAndCompile(project: Project, id: string, bytes: Uint8Array) {
  const { config, folders, compiler, findType, inspector } = project;
  const { cwd } = folders;
  const ways: { way: Way; because: string }[] = [];
  const { source, type, findings } = openDocument(id, bytes, findType);
  const text = source?.text ?? '';
  const { parseToTree } = await loadParser();
  let tree: TreeNode | undefined;
  const parse = () => {
    tree ??= parseToTree(text, true);
    return tree;
  };
  const inspected = await inspector?.inspect({ id, bytes, source, tree: parse });
  if (inspected?.isBroken) return { document: leftOut(type?.name, inspected.facts), text };
  const compile = compiler.compileFor(
    (taken) => ways.push(taken),
    () => tree,
  );
  const read =
    source &&
    type &&
    (await readDocumentFields(source, type, { model: config.model, cwd, compile }));
  const found: DocumentFinding[] = [...findings, ...(read?.findings ?? [])];
  if (type && read && judge(found, config.model.flags, type).isPublished) {
    found.push(...(await addComputedFields(read.values, type)));
  }
  const document: StoredDocument = {
    typeName: type?.name,
    values: read?.values,
    findings: found,
    references: read?.references ?? [],
    files: (read?.files ?? []).map((path) => ({
      path: relative(cwd, path),
      hash: hashFile(path),
    })),
    ways,
    ...(inspected && { facts: inspected.facts }),
  };
  return { document, text };
}

function leftOut(typeName: string | undefined, facts: unknown): StoredDocument {
  const nothing = { findings: [], references: [], files: [], ways: [] };
  return { typeName, values: undefined, ...nothing, facts };
}

/**
 * Whether a document stays the same as long as its bytes do. A body that imports does not, for the files that mdx-bundler
 * took in are not known; and what broke may have broken for a reason outside of the document.
 */
function isKeepable({ findings, ways }: StoredDocument, text: string): boolean {
  const mayPass = findings.some(
    ({ about, level, code }) =>
      code === 'computed-field' || (about === 'broken' && level === undefined),
  );
  if (mayPass) return false;
  const isExact = ways.some(({ way }) => way === 'exact');
  return !(isExact && /^[ \t]*(?:import|export)\b/m.test(text));
}
