import type { DocumentType } from '../config/model';
import { readDocument, type SourceDocument } from './document';
import type { DocumentFinding } from './document-finding';
import type { FindType } from './type';

/** A file taken apart, and its type; without either there is a finding that says why. */
export interface OpenedDocument {
  readonly source?: SourceDocument;
  readonly type?: DocumentType;
  readonly findings: readonly DocumentFinding[];
}

/** Takes a file apart and finds its type. */
export function openDocument(id: string, bytes: Uint8Array, findType: FindType): OpenedDocument {
  const { document, findings } = readDocument(id, bytes);
  if (!document) return { findings };
  const { type, finding } = findType(document);
  if (type) return { source: document, type, findings };
  // What is wrong inside a file matters only when the file is a document.
  return { findings: finding.about === 'unknown' ? [finding] : [...findings, finding] };
}
