import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Way } from '../compile/types';
import { readDocumentFields } from '../fields/document';
import type { SourceDocument } from '../read/document';
import { openDocument } from '../read/open';
import { documentKey, hashFile } from './keys';
import { loadObject, type StoredDocument, storeObject } from './objects';
import type { Project } from './project';

/** A document and where it comes from. */
export interface BuiltDocument {
  readonly key: string;
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
  if (cached && isFresh) return { key, document: cached, isCached: true };
  const { document, source } = await readAndCompile(project, id, bytes);
  if (isStored && isKeepable(document, source)) storeObject(folders.cache, key, document);
  return { key, document, isCached: false };
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function readAndCompile(project: Project, id: string, bytes: Uint8Array) {
  const { config, folders, compiler, findType } = project;
  const { cwd } = folders;
  const ways: { way: Way; because: string }[] = [];
  const compile = compiler.compileFor((taken) => ways.push(taken));
  const { source, type, findings } = openDocument(id, bytes, findType);
  const read =
    source &&
    type &&
    (await readDocumentFields(source, type, { model: config.model, cwd, compile }));
  const document: StoredDocument = {
    typeName: type?.name,
    values: read?.values,
    findings: [...findings, ...(read?.findings ?? [])],
    references: read?.references ?? [],
    files: (read?.files ?? []).map((path) => ({
      path: relative(cwd, path),
      hash: hashFile(path),
    })),
    ways,
  };
  return { document, source };
}

/**
 * Whether a document stays the same as long as its bytes do. A body that imports does not, for the files that mdx-bundler
 * took in are not known; and what broke may have broken for a reason outside of the document.
 */
function isKeepable({ findings, ways }: StoredDocument, source: SourceDocument | undefined) {
  if (findings.some(({ about, level }) => about === 'broken' && level === undefined)) return false;
  const isExact = ways.some(({ way }) => way === 'exact');
  return !(isExact && /^[ \t]*(?:import|export)\b/m.test(source?.text ?? ''));
}
