import { fieldName, type Position, positionAt } from '@amberline/strata/finding';
import type { Document } from 'yaml';
import type { z } from 'zod';
import { type Collection, collections, windowOf } from '@/schema';
import { wordsOf } from '@/schema/words';
import type { TextAt } from './body';
import { type DocumentFacts, factsOf } from './document-facts';
import { adviseOnFields } from './field-advice';
import { checkFields, type FieldFinding } from './field-findings';
import type { ContentFile } from './files';
import type { FileFinding } from './findings';
import { findMarks, type Mark, type MarkedValue, markedValues } from './schema-walk';
import { asTranslation, isTranslation } from './translation';
import { readStamp } from './translation-stamp';
import { findHome } from './wrong-collection';
import { keyOffsetOf, offsetOf, parseFields, placesIn, textsIn } from './yaml';

const marks = new Map<string, Mark[]>(
  Object.entries<Collection>(collections).map(([name, { schema }]) => [name, findMarks(schema)]),
);
const words = new Map<string, z.ZodObject>(
  Object.entries<Collection>(collections).map(([name, { schema }]) => [name, wordsOf(schema)]),
);

/** Fields in YAML, parsed already or not, and where they start in their file. */
export interface YamlPart {
  readonly yaml: string;
  readonly start: number;
  readonly document?: Document.Parsed;
}

/** Reads the fields of a document and holds them against its schema. */
export function readFields(
  { yaml, start, document }: YamlPart,
  text: string,
  file: ContentFile,
  earlier: FileFinding[],
): DocumentFacts {
  const fields = parseFields(yaml, document);
  const place = (offset: number) => positionAt(text, start + offset);
  const mistakes = fields.data === undefined ? [] : mistakesIn(fields.data, file);
  const findings = fields.findings.map(({ offset, ...finding }) => ({
    ...withoutLaterMistake(finding, mistakes),
    ...place(offset),
  }));
  const facts: DocumentFacts = factsOf([...earlier, ...findings]);
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
  for (const { offset, ...value } of textsIn(fields.document)) {
    facts.texts.push({ ...value, ...place(offset) });
  }
  const reported = new Set(facts.findings.map(({ field }) => field));
  const isUnreported = ({ field }: TextAt) => !reported.has(field);
  facts.findings.push(...adviseOnFields(facts.texts.filter(isUnreported)));
  const isSound = facts.findings.every(({ level }) => level === 'warning');
  return {
    ...facts,
    data: fields.data,
    ...(isTranslation(file)
      ? { ...withStamp(yaml, text, start), places: mapValues(placesIn(fields.document), place) }
      : isSound && publicTimes(file, fields.data)),
  };
}

function publicTimes({ collection }: ContentFile, data: unknown) {
  const { from, until } = windowOf(collection, Object(data));
  return { publicFrom: from, ...(Number.isFinite(until) && { publicUntil: until }) };
}

function withStamp(yaml: string, text: string, start: number) {
  const stamp = readStamp(yaml, text, start);
  return stamp && { stamp };
}

function mapValues<From, To>(values: Record<string, From>, map: (value: From) => To) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}

function mistakesIn(data: unknown, file: ContentFile): FieldFinding[] {
  const { schema }: Collection = collections[file.collection];
  return isTranslation(file)
    ? asTranslation(checkFields(words.get(file.collection) ?? schema, data ?? {}), file)
    : findHome(checkFields(schema, data ?? {}), data, file);
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
  const { minWidth, shape } = meta;
  const asPicture = { ...(minWidth && { minWidth }), ...(shape && { shape }) };
  const pointer = { target, field: fieldName(path), ...asPicture, ...place };
  if (meta.reference) facts.references.push({ ...pointer, collection: meta.reference });
  else if (meta.image) facts.images.push(pointer);
  else if ((meta.file || meta.link) && target.startsWith('/'))
    facts[meta.file ? 'files' : 'links'].push(pointer);
}
