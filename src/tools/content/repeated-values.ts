import { type Collection, collections } from '@/schema';
import type { TextAt } from './body';
import { type Diagnostic, fieldName } from './diagnostics';
import { findMarks } from './schema-walk';
import type { IndexedDocument } from './site-index';

/** The fields of each collection whose values should differ from document to document. */
const distinctFields = new Map<string, string[]>(
  Object.entries<Collection>(collections).map(([name, { schema }]) => [
    name,
    findMarks(schema).flatMap(({ path, meta }) => (meta.distinct ? [fieldName(path)] : [])),
  ]),
);

/** Warns of values that a document has in common with one before it. */
export function findRepeatedValues(documents: readonly IndexedDocument[]): Diagnostic[] {
  const owners = new Map<string, string>();
  return documents.flatMap(({ file, facts }) => {
    const group = facts.texts.find(({ field }) => field === 'group')?.text;
    return (distinctFields.get(file.collection) ?? []).flatMap((field): Diagnostic[] => {
      const own = facts.texts.find((text) => text.field === field);
      if (!own) return [];
      const key = JSON.stringify([file.collection, file.locale, group, field, own.text]);
      const owner = owners.get(key);
      if (owner !== undefined) return [repeated(own, file.shown, owner)];
      owners.set(key, file.shown);
      return [];
    });
  });
}

function repeated({ text, ...place }: TextAt, file: string, owner: string): Diagnostic {
  return {
    level: 'warning',
    code: 'repeated-value',
    file,
    ...place,
    found: text,
    expected: `a value of its own: ${owner} has the same`,
    fix: 'Change one of the two.',
  };
}
