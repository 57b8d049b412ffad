import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { DocumentType } from '../config/model';
import { embedReferences, findCircles } from '../fields/embedding';
import { checkSingletons, judge } from '../fields/judge';
import { checkReferences } from '../fields/references';
import type { Finding } from '../finding';
import type { DocumentFinding } from '../read/document-finding';
import type { StoredDocument } from './objects';
import type { Project } from './project';

export type Values = Record<string, unknown>;

/** Every document of a project. */
export interface Stored {
  ids(): Iterable<string>;
  get(id: string): StoredDocument | undefined;
}

/** Documents as they are published, and what is to say about them. */
export interface Assembly {
  /** By id, in the order of the files. */
  readonly published: ReadonlyMap<string, Values>;
  readonly findings: readonly Finding[];
  /** Some document names another. */
  readonly hasReferences: boolean;
  /** Takes over documents that changed, none of which names another; the rest stays as it is. */
  update(documents: Stored, changed: Iterable<string>): Assembly;
}

/** Joins documents: checks references, applies the flags, embeds. */
export function assemble(project: Project, documents: Stored): Assembly {
  const { model } = project.config;
  const published = new Map<string, Values>();
  const findings = new Map<string, Finding[]>();
  const uses = new Map<string, StoredDocument['references']>();
  for (const id of documents.ids()) {
    const references = documents.get(id)?.references ?? [];
    if (references.length > 0) uses.set(id, references);
  }
  const check = uses.size > 0 ? defineChecks(project, documents, uses) : () => [];
  const take = (id: string, document: StoredDocument) => {
    const type = model.documentTypes.get(document.typeName ?? '');
    const { isPublished, own } = judgeDocument(project, id, document, check(id));
    if (own.length > 0) findings.set(id, own);
    else findings.delete(id);
    if (!type || !document.values || !isPublished) return published.delete(id);
    // What is embedded is put into the values, which the document keeps without it.
    return published.set(id, embeds(type) ? copy(document.values) : document.values);
  };
  for (const id of documents.ids()) {
    const document = documents.get(id);
    if (document) take(id, document);
  }
  embedReferences(published, model);
  const idsOf = (name: string) =>
    [...published].filter(([, values]) => values[model.typeFieldName] === name).map(([id]) => id);
  const assembled = (): Assembly => ({
    published,
    findings: [...[...findings.values()].flat(), ...checkSingletons(model, idsOf)],
    hasReferences: uses.size > 0,
    update(now, changed) {
      for (const id of changed) {
        const document = now.get(id);
        if (document) take(id, document);
      }
      return assembled();
    },
  });
  return assembled();
}

function judgeDocument(
  { config: { model }, folders }: Project,
  id: string,
  document: StoredDocument,
  found: readonly DocumentFinding[],
) {
  const type = model.documentTypes.get(document.typeName ?? '');
  const { findings, isPublished } = judge([...document.findings, ...found], model.flags, type);
  if (findings.length === 0) return { isPublished, own: [] };
  const file = relative(folders.cwd, join(model.contentDir, id)).replaceAll('\\', '/');
  return { isPublished, own: findings.map((finding): Finding => ({ ...finding, file })) };
}

function defineChecks(
  { config: { model } }: Project,
  documents: Stored,
  uses: ReadonlyMap<string, StoredDocument['references']>,
) {
  const index = {
    ids: [...documents.ids()],
    typeOf: (id: string) => documents.get(id)?.typeName,
    isFile: (path: string) => existsSync(join(model.contentDir, path)),
  };
  const circles = findCircles(uses);
  return (id: string) => [
    ...checkReferences(uses.get(id) ?? [], index),
    ...(circles.get(id) ?? []),
  ];
}

/** Whether documents of a type hold others. */
const embeds = (type: DocumentType | undefined) =>
  type?.fields.some((field) => field.type === 'reference' && field.isEmbedded) ?? false;

/** A copy that still reads its body from the store. */
const copy = (values: Values): Values =>
  Object.defineProperties({}, Object.getOwnPropertyDescriptors(values));
