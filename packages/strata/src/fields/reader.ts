import type { Model } from '../config/model';
import { type FieldPath, type FileFinding, fieldName } from '../finding';
import type { SourceDocument } from '../read/document';
import type { DocumentFinding } from '../read/document-finding';
import type { ReferenceUse } from './references';
import type { Words } from './words';

/** A text of a document to compile. */
export interface CompileRequest {
  readonly kind: 'markdown' | 'mdx';
  /** The whole file where it is the body, else the value of the field. */
  readonly text: string;
  readonly isBody: boolean;
  readonly path: FieldPath;
  readonly source: SourceDocument;
}

/** Compiles a text of a document to code or HTML. */
export type Compile = (
  request: CompileRequest,
) => Promise<{ readonly text: string; readonly findings: readonly FileFinding[] }>;

export interface ReadContext {
  readonly model: Model;
  readonly cwd: string;
  readonly compile: Compile;
}

/** Goes through the fields of one document and keeps what it finds. */
export class DocumentReader {
  readonly findings: DocumentFinding[] = [];
  readonly references: ReferenceUse[] = [];
  /** Absolute paths of other files that the values were made from. */
  readonly files: string[] = [];

  constructor(
    readonly source: SourceDocument,
    readonly context: ReadContext,
  ) {}

  /** Reports data that does not fit its type; `isKept` where Contentlayer would publish it. */
  reject(path: FieldPath, words: Words, isKept = false, at: 'key' | 'value' = 'value'): void {
    const kept = isKept ? { isKept: true as const } : {};
    this.#add(path, { ...words, about: 'incompatible', ...kept }, at);
  }

  reportExtra(path: FieldPath, words: Words): void {
    this.#add(path, { ...words, about: 'extra', isKept: true }, 'key');
  }

  #add(
    path: FieldPath,
    finding: Omit<DocumentFinding, 'line' | 'column' | 'field'>,
    at: 'key' | 'value',
  ): void {
    const field = fieldName(path);
    this.findings.push({ ...finding, ...this.source.placeOf(path, at), field });
  }
}
