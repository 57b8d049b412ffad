import type { Field, Model } from '../config/model';
import { fieldName } from '../finding';
import type { DocumentFinding } from '../read/document-finding';
import type { ReferenceUse } from './references';

type Values = Record<string, unknown>;

/**
 * Puts the referenced documents in the place of their paths, where fields of a document type ask for it. Lists are
 * filled only where some type embeds a single document: Contentlayer looks for those first, and stops without any.
 */
export function embedReferences(documents: ReadonlyMap<string, Values>, model: Model): void {
  if (!embedsAny(model)) return;
  for (const values of documents.values()) {
    const type = model.documentTypes.get(String(values[model.typeFieldName]));
    for (const field of type?.fields ?? []) {
      const value = values[field.name];
      if (isEmbedded(field)) {
        values[field.name] = documents.get(String(value)) ?? value;
      } else if (field.type === 'list' && isEmbedded(field.of) && Array.isArray(value)) {
        values[field.name] = value.map((id) => documents.get(String(id)) ?? id);
      }
    }
  }
}

/** Whether any type embeds single documents. */
export function embedsAny({ documentTypes, nestedTypes }: Model): boolean {
  return [...documentTypes.values(), ...nestedTypes.values()].some(({ fields }) =>
    fields.some(isEmbedded),
  );
}

const isEmbedded = (shape: Pick<Field, 'type'> & { readonly isEmbedded?: boolean }) =>
  shape.type === 'reference' && shape.isEmbedded === true;

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
