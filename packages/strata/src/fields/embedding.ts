import type { Model } from '../config/model';
import { fieldName } from '../finding';
import type { DocumentFinding } from '../read/document-finding';
import type { ReferenceUse } from './references';

type Values = Record<string, unknown>;

/**
 * Puts the referenced documents in the place of their paths, where fields of a document type ask for it. References in
 * lists stay paths: Contentlayer means to embed them and does so only when it reads them back from its cache.
 */
export function embedReferences(
  documents: ReadonlyMap<string, Values>,
  { documentTypes, typeFieldName }: Model,
): void {
  for (const values of documents.values()) {
    for (const field of documentTypes.get(String(values[typeFieldName]))?.fields ?? []) {
      if (field.type !== 'reference' || !field.isEmbedded) continue;
      const value = values[field.name];
      values[field.name] = documents.get(String(value)) ?? value;
    }
  }
}

/** Finds documents that would hold themselves, by the references of each document. */
export function findCircles(
  uses: ReadonlyMap<string, readonly ReferenceUse[]>,
): Map<string, DocumentFinding[]> {
  const embedded = (id: string) => uses.get(id)?.filter((use) => use.isEmbedded) ?? [];
  const leadsBack = (from: string, to: string) => {
    const queue = [from];
    for (const id of queue) {
      if (id === to) return true;
      for (const use of embedded(id)) if (!queue.includes(use.id)) queue.push(use.id);
    }
    return false;
  };
  const findings = new Map<string, DocumentFinding[]>();
  for (const id of uses.keys()) {
    const circles = embedded(id).filter((use) => leadsBack(use.id, id));
    if (circles.length > 0) findings.set(id, circles.map(circle));
  }
  return findings;
}

function circle({ path, place, id }: ReferenceUse): DocumentFinding {
  return {
    about: 'incompatible',
    code: 'endless-reference',
    ...place,
    field: fieldName(path),
    found: id,
    expected: 'a document that does not embed this one in turn',
    fix: 'Remove the field from one of the two, or embedDocument from the config.',
  };
}
