import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { type Collection, collections } from '@/schema';
import { wordsOf } from '@/schema/words';
import { type BodyFacts, emptyBody, type Pointer, readBody } from './body';
import { checkFields, type FieldFinding } from './field-findings';
import type { ContentFile } from './files';
import { type FileFinding, fieldName, type Position } from './findings';
import { findMarks, type Mark, type MarkedValue, markedValues } from './schema-walk';
import { positionAt, readSourceText, splitFrontmatter } from './source-text';
import { asTranslation, isTranslation } from './translation';
import { keyOffsetOf, offsetOf, parseFields, textsIn } from './yaml';

/** A slug that has to exist in a collection. */
export interface Reference extends Pointer {
  readonly collection: string;
}

/** All that one file says, before it is held against the others. */
export interface DocumentFacts extends BodyFacts {
  readonly references: Reference[];
  /** Files under public/ that are no pictures. */
  readonly files: Pointer[];
  /** There is a body, or there has to be one. */
  readonly hasBody?: boolean;
  /** The fields as they are written; absent where they could not be read. */
  readonly data?: unknown;
  /** Where a field of a translation stands; other files are not asked, and their syntax is not kept. */
  readonly place: (path: readonly PropertyKey[]) => Position;
}

const marks = new Map<string, Mark[]>(
  Object.entries<Collection>(collections).map(([name, { schema }]) => [name, findMarks(schema)]),
);
const words = new Map<string, z.ZodObject>(
  Object.entries<Collection>(collections).map(([name, { schema }]) => [name, wordsOf(schema)]),
);

/** Reads one document and finds every mistake that can be seen without the others. */
export async function readDocument(file: ContentFile): Promise<DocumentFacts> {
  const source = readSourceText(readFileSync(file.path));
  if (source.text === undefined) return factsOf(source.findings);
  const collection: Collection = collections[file.collection];
  if (collection.form === 'yaml') {
    return readFields({ yaml: source.text, start: 0, text: source.text }, file, source.findings);
  }
  const split = splitFrontmatter(source.text);
  if (split.yaml === undefined) return factsOf([...source.findings, ...split.findings]);
  const fields = readFields({ ...split, text: source.text }, file, source.findings);
  // Without its fields, MDX would only be reported for the same break once more.
  const body = await readBody(source.text);
  const isEmpty = source.text.slice(split.bodyStart).trim() === '';
  const missing =
    isEmpty && !collection.bodyMayBeEmpty ? [missingBody(source.text, split.bodyStart)] : [];
  return {
    ...fields,
    ...body,
    hasBody: !(isEmpty && collection.bodyMayBeEmpty),
    findings: [...fields.findings, ...missing, ...body.findings],
    texts: [...fields.texts, ...body.texts],
    links: [...fields.links, ...body.links],
    images: [...fields.images, ...body.images],
  };
}

function factsOf(findings: FileFinding[]): DocumentFacts {
  const place = () => ({ line: 1, column: 1 });
  return { ...emptyBody(), findings, references: [], files: [], place };
}

/** Returns the finding for a file that cannot be read; the other files are checked all the same. */
export function unreadable(error: unknown): DocumentFacts {
  return factsOf([
    {
      code: 'unreadable-file',
      line: 1,
      column: 1,
      found: error instanceof Error ? error.message : String(error),
      expected: 'a file that can be read',
      fix: 'See that the file is there and may be read, and write what is unusual in it more simply.',
    },
  ]);
}

function missingBody(text: string, offset: number): FileFinding {
  return {
    code: 'empty-body',
    ...positionAt(text, offset),
    expected: 'text after the closing ---',
    fix: 'Write the text of the page below the fields.',
  };
}

interface YamlPart {
  readonly yaml: string;
  readonly start: number;
  readonly text: string;
}

function readFields(part: YamlPart, file: ContentFile, earlier: FileFinding[]): DocumentFacts {
  const fields = parseFields(part.yaml);
  const place = (offset: number) => positionAt(part.text, part.start + offset);
  const mistakes = fields.data === undefined ? [] : mistakesIn(fields.data, file);
  const findings = fields.findings.map(({ offset, ...finding }) => ({
    ...withoutLaterMistake(finding, mistakes),
    ...place(offset),
  }));
  const facts = factsOf([...earlier, ...findings]);
  if (fields.data === undefined) return facts;
  // What YAML took for something else would only be complained about a second time.
  const spokenOf = new Set(fields.findings.map(({ field }) => field));
  for (const { path, atKey, ...finding } of mistakes) {
    if (spokenOf.has(finding.field)) continue;
    const offset = (atKey ? keyOffsetOf : offsetOf)(fields.document, path);
    facts.findings.push({ ...finding, ...place(offset) });
  }
  for (const value of markedValues(marks.get(file.collection) ?? [], fields.data)) {
    addPointer(value, facts, place(offsetOf(fields.document, value.path)));
  }
  for (const { offset, ...text } of textsIn(fields.document)) {
    facts.texts.push({ ...text, ...place(offset) });
  }
  const placeOf = (path: readonly PropertyKey[]) => place(offsetOf(fields.document, path));
  return { ...facts, data: fields.data, ...(isTranslation(file) && { place: placeOf }) };
}

function mistakesIn(data: unknown, file: ContentFile): FieldFinding[] {
  const { schema }: Collection = collections[file.collection];
  return isTranslation(file)
    ? asTranslation(checkFields(words.get(file.collection) ?? schema, data ?? {}), file)
    : checkFields(schema, data ?? {});
}

/** A date that quotes alone do not mend is reported with the rest at once, so that one correction is enough. */
function withoutLaterMistake<F extends Pick<FileFinding, 'code' | 'field' | 'nearest'>>(
  finding: F,
  mistakes: readonly Pick<FileFinding, 'field' | 'expected'>[],
) {
  const later = mistakes.find(({ field }) => field === finding.field);
  if (finding.code !== 'unquoted-timestamp' || !later) return finding;
  const { nearest: _, ...rest } = finding;
  return { ...rest, expected: `${later.expected}; in quotes`, fix: 'Correct it, in quotes.' };
}

function addPointer(value: MarkedValue, facts: DocumentFacts, place: Position) {
  const { meta, path, value: target } = value;
  // The schema has reported that it is empty.
  if (target === '') return;
  const { minWidth } = meta;
  const pointer = { target, field: fieldName(path), ...(minWidth && { minWidth }), ...place };
  if (meta.reference) facts.references.push({ ...pointer, collection: meta.reference });
  else if (meta.image) facts.images.push(pointer);
  else if ((meta.file || meta.link) && target.startsWith('/'))
    facts[meta.file ? 'files' : 'links'].push(pointer);
}
