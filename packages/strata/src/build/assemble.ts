import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { DocumentType, Model } from '../config/model';
import { embedReferences, findCircles } from '../fields/embedding';
import { checkSingletons, judge } from '../fields/judge';
import { checkReferences } from '../fields/references';
import type { Finding } from '../finding';
import type { StoredDocument } from './objects';
import type { Project } from './project';

export type Values = Record<string, unknown>;

/** Documents as they are published, and what is to say about them. */
export interface Assembly {
  /** By id, in the order of the files. */
  readonly published: ReadonlyMap<string, Values>;
  readonly findings: readonly Finding[];
}

/** Joins documents: checks references, applies the flags, embeds. */
export function assemble(
  { config: { model }, folders }: Project,
  documents: ReadonlyMap<string, StoredDocument>,
): Assembly {
  const published = new Map<string, Values>();
  const findings: Finding[] = [];
  const check = defineChecks(model, documents);
  for (const [id, document] of documents) {
    const type = model.documentTypes.get(document.typeName ?? '');
    const found = [...document.findings, ...check(id, document)];
    const judgement = judge(found, model.flags, type);
    if (judgement.findings.length > 0) {
      const file = relative(folders.cwd, join(model.contentDir, id)).replaceAll('\\', '/');
      findings.push(...judgement.findings.map((finding) => ({ ...finding, file })));
    }
    if (!type || !document.values || !judgement.isPublished) continue;
    // What is embedded is put into the values, which the document keeps without it.
    published.set(id, embeds(type) ? copy(document.values) : document.values);
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
  const uses = new Map<string, StoredDocument['references']>();
  for (const [id, { references }] of documents) if (references.length > 0) uses.set(id, references);
  const circles = findCircles(uses);
  return (id: string, { references }: StoredDocument) => [
    ...checkReferences(references, index),
    ...(circles.get(id) ?? []),
  ];
}

/** Whether documents of a type hold others. */
export const embeds = (type: DocumentType | undefined) =>
  type?.fields.some((field) => field.type === 'reference' && field.isEmbedded) ?? false;

/** A copy that still reads its body from the store. */
const copy = (values: Values): Values =>
  Object.defineProperties({}, Object.getOwnPropertyDescriptors(values));
