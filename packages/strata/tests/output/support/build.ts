import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { loadConfig } from '../../../src/config/load';
import { addComputedFields, readDocumentFields } from '../../../src/fields/document';
import { embedReferences } from '../../../src/fields/embedding';
import { judge } from '../../../src/fields/judge';
import type { Compile } from '../../../src/fields/reader';
import type { Finding } from '../../../src/finding';
import {
  type Tree,
  writeCollection,
  writeDocument,
  writeDocumentText,
  writeModules,
} from '../../../src/output/tree';
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
  const findType = defineTypes(model);
  const all: Finding[] = [...findings];
  const published = new Map<string, Record<string, unknown>>();
  for (const id of listFiles(model)) {
    const path = join(model.contentDir, id);
    const opened = openDocument(id, readFileSync(path), findType);
    const found = [...opened.findings];
    let values: Record<string, unknown> = {};
    if (opened.source && opened.type) {
      const read = await readDocumentFields(opened.source, opened.type, { model, cwd, compile });
      values = read.values;
      found.push(...read.findings);
      if (judge(found, model.flags, opened.type).isPublished) {
        found.push(...(await addComputedFields(values, opened.type)));
      }
    }
    const judgement = judge(found, model.flags, opened.type);
    const file = relative(cwd, path);
    all.push(...judgement.findings.map((finding) => ({ ...finding, file })));
    if (judgement.isPublished) published.set(id, values);
  }
  embedReferences(published, model);
  const tree: Tree = { directory, model };
  writeModules(tree, { key, isDev: false });
  for (const type of model.documentTypes.values()) {
    const documents = [...published]
      .filter(([, values]) => values[model.typeFieldName] === type.name)
      .map(([id, values]) => ({ id, text: () => writeDocumentText(values) }));
    for (const document of documents) writeDocument(tree, type.name, document);
    writeCollection(tree, type, documents);
  }
  return all;
}
