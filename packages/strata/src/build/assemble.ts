import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { DocumentType, Model } from '../config/model';
import { addComputedFields } from '../fields/document';
import { embedReferences, findCircles } from '../fields/embedding';
import { checkSingletons, judge } from '../fields/judge';
import { checkReferences } from '../fields/references';
import type { Finding } from '../finding';
import type { DocumentFinding } from '../read/document-finding';
import type { StoredDocument } from './objects';
import type { Project } from './project';

export type Values = Record<string, unknown>;

/** Documents as they are published, and what is to say about them. */
export interface Assembly {
  /** By id, in the order of the files. */
  readonly published: ReadonlyMap<string, Values>;
  readonly findings: readonly Finding[];
}

interface Completed {
  readonly values: Values;
  readonly findings: readonly DocumentFinding[];
}

/** Documents with their computed fields, which are computed once while the document stays the same. */
export type Memory = WeakMap<StoredDocument, Completed>;

/** Joins documents: checks references, adds computed fields, applies the flags, embeds. */
export async function assemble(
  { config: { model }, folders }: Project,
  documents: ReadonlyMap<string, StoredDocument>,
  memory: Memory,
): Promise<Assembly> {
  const published = new Map<string, Values>();
  const findings: Finding[] = [];
  const check = defineChecks(model, documents);
  for (const [id, document] of documents) {
    const type = model.documentTypes.get(document.typeName ?? '');
    const found = [...document.findings, ...check(id, document)];
    let values: Values | undefined;
    if (type && document.values && judge(found, model.flags, type).isPublished) {
      const completed = await complete(document, type, memory);
      found.push(...completed.findings);
      values = completed.values;
    }
    const judgement = judge(found, model.flags, type);
    const file = relative(folders.cwd, join(model.contentDir, id)).replaceAll('\\', '/');
    findings.push(...judgement.findings.map((finding) => ({ ...finding, file })));
    // What is embedded is put into the values, which the memory keeps without it.
    if (values && judgement.isPublished) published.set(id, embeds(type) ? { ...values } : values);
  }
  embedReferences(published, model);
  const idsOf = (name: string) =>
    [...published].filter(([, values]) => values[model.typeFieldName] === name).map(([id]) => id);
  return { published, findings: [...findings, ...checkSingletons(model, idsOf)] };
}

function defineChecks(model: Model, documents: ReadonlyMap<string, StoredDocument>) {
  const index = {
    ids: [...documents.keys()],
    typeOf: (id: string) => documents.get(id)?.typeName,
    isFile: (path: string) => existsSync(join(model.contentDir, path)),
  };
  const uses = new Map([...documents].map(([id, { references }]) => [id, references]));
  const circles = findCircles(uses);
  return (id: string, { references }: StoredDocument) => [
    ...checkReferences(references, index),
    ...(circles.get(id) ?? []),
  ];
}

const embeds = (type: DocumentType | undefined) =>
  type?.fields.some((field) => field.type === 'reference' && field.isEmbedded) ?? false;

async function complete(document: StoredDocument, type: DocumentType, memory: Memory) {
  const known = memory.get(document);
  if (known) return known;
  const values = { ...document.values };
  const findings = await addComputedFields(values, type);
  const completed = { values, findings };
  memory.set(document, completed);
  return completed;
}
