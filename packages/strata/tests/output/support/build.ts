import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Config, loadConfig } from '../../../src/config/load';
import type { DocumentType } from '../../../src/config/model';
import { addComputedFields, readDocumentFields } from '../../../src/fields/document';
import { embedReferences } from '../../../src/fields/embedding';
import { judge } from '../../../src/fields/judge';
import type { Compile, ReadContext } from '../../../src/fields/reader';
import { checkReferences, type ReferenceUse } from '../../../src/fields/references';
import type { Finding } from '../../../src/finding';
import {
  type Tree,
  writeCollection,
  writeDocument,
  writeDocumentText,
  writeModules,
} from '../../../src/output/tree';
import type { DocumentFinding } from '../../../src/read/document-finding';
import { listFiles } from '../../../src/read/files';
import { openDocument } from '../../../src/read/open';
import { defineTypes } from '../../../src/read/type';

/** Builds a folder with these parts alone, its texts by the given compiler; returns all findings. */
export async function buildFolder(
  cwd: string,
  compile: Compile,
  directory = join(cwd, '.strata'),
): Promise<Finding[]> {
  const { config, findings } = await loadConfig(undefined, { cwd });
  if (!config) return findings;
  const { model, key } = config;
  const all: Finding[] = [...findings];
  const files = await readFiles(config, { model, cwd, compile });
  const index = {
    ids: [...files.keys()],
    typeOf: (id: string) => files.get(id)?.type?.name,
    isFile: (path: string) => existsSync(join(model.contentDir, path)),
  };
  const published = new Map<string, Values>();
  for (const [id, { type, values, found, references }] of files) {
    found.push(...checkReferences(references, index));
    if (type && values && judge(found, model.flags, type).isPublished) {
      found.push(...(await addComputedFields(values, type)));
    }
    const judgement = judge(found, model.flags, type);
    const file = relative(cwd, join(model.contentDir, id));
    all.push(...judgement.findings.map((finding) => ({ ...finding, file })));
    if (judgement.isPublished && values) published.set(id, values);
  }
  embedReferences(published, model);
  writeTree({ directory, model }, key, published);
  return all;
}

type Values = Record<string, unknown>;

interface ReadFile {
  readonly type: DocumentType | undefined;
  readonly values: Values | undefined;
  readonly found: DocumentFinding[];
  readonly references: readonly ReferenceUse[];
}

async function readFiles({ model }: Config, context: ReadContext): Promise<Map<string, ReadFile>> {
  const findType = defineTypes(model);
  const files = new Map<string, ReadFile>();
  for (const id of listFiles(model)) {
    const bytes = readFileSync(join(model.contentDir, id));
    const { source, type, findings } = openDocument(id, bytes, findType);
    const read = source && type && (await readDocumentFields(source, type, context));
    const found = [...findings, ...(read?.findings ?? [])];
    files.set(id, { type, values: read?.values, found, references: read?.references ?? [] });
  }
  return files;
}

function writeTree(tree: Tree, key: string, published: ReadonlyMap<string, Values>): void {
  const { model } = tree;
  writeModules(tree, { key, isDev: false });
  for (const type of model.documentTypes.values()) {
    const documents = [...published]
      .filter(([, values]) => values[model.typeFieldName] === type.name)
      .map(([id, values]) => ({ id, text: () => writeDocumentText(values) }));
    for (const document of documents) writeDocument(tree, type.name, document);
    writeCollection(tree, type, documents);
  }
}
