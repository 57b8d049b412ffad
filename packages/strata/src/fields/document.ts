import type { DocumentType } from '../config/model';
import type { SourceDocument } from '../read/document';
import type { DocumentFinding } from '../read/document-finding';
import { readFields, reportExtra } from './groups';
import { DocumentReader, type ReadContext } from './reader';
import type { ReferenceUse } from './references';

/** A document as Contentlayer writes it, without its computed fields. */
export interface ReadDocument {
  readonly values: Record<string, unknown>;
  readonly findings: readonly DocumentFinding[];
  readonly references: readonly ReferenceUse[];
  /** Absolute paths of the other files that the values were made from. */
  readonly files: readonly string[];
}

/** Reads the fields of a document by its type and compiles its texts; what is wrong is reported, never thrown. */
export async function readDocumentFields(
  source: SourceDocument,
  type: DocumentType,
  context: ReadContext,
): Promise<ReadDocument> {
  const { bodyFieldName, typeFieldName } = context.model;
  const reader = new DocumentReader(source, context);
  const place = { path: [], isChecked: true };
  reportExtra(reader, type.fields, source.fields, { place, allowed: [typeFieldName] });
  const fields = type.fields.filter(({ isSystem }) => !isSystem);
  const values = await readFields(reader, fields, source.fields, place);
  if (fields.length < type.fields.length) {
    values[bodyFieldName] = await readBody(reader, type);
  }
  return {
    values: { ...values, _id: source.id, _raw: source.raw, [typeFieldName]: type.name },
    findings: reader.findings,
    references: reader.references,
    files: reader.files,
  };
}

/** Compiles the text after the frontmatter; plugins get the whole file, as from Contentlayer. */
async function readBody({ source, context, findings }: DocumentReader, type: DocumentType) {
  const { text, bodyOffset } = source;
  if (bodyOffset === undefined) return undefined;
  const raw = text.slice(bodyOffset);
  const kind = type.contentType === 'mdx' ? 'mdx' : 'markdown';
  const path = [context.model.bodyFieldName];
  const isEmpty = kind === 'mdx' && text === '';
  const compiled = isEmpty
    ? { text: '', findings: [] }
    : await context.compile({ kind, text, isBody: true, path, source });
  findings.push(...compiled.findings.map((finding) => ({ ...finding, about: 'broken' as const })));
  return kind === 'mdx' ? { raw, code: compiled.text } : { raw, html: compiled.text };
}

/**
 * Adds computed fields to the values of a document, one after the other; each sees the document without the others.
 */
export async function addComputedFields(
  values: Record<string, unknown>,
  type: DocumentType,
): Promise<DocumentFinding[]> {
  const computed: [string, unknown][] = [];
  for (const { name, resolve } of type.computedFields) {
    try {
      computed.push([name, await resolve(values)]);
    } catch (error) {
      return [
        {
          about: 'incompatible',
          code: 'computed-field',
          line: 1,
          column: 1,
          field: name,
          found: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
          expected: `a document from which ${name} can be computed`,
          fix: `Correct the document, or computedFields.${name} of ${type.name} in the config.`,
        },
      ];
    }
  }
  for (const [name, value] of computed) values[name] = value;
  return [];
}
