import { fieldName, show } from '@amberline/strata/finding';
import type { z } from 'zod';
import { describe, typeNames } from './field-words';
import type { FileFinding } from './findings';
import { nearest } from './nearest';
import { fieldNamesAt, isOptionalAt } from './schema-walk';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** A finding in the fields, placed by its path; `atKey` puts it on the name instead of the value. */
export interface FieldFinding extends Omit<FileFinding, 'line' | 'column'> {
  readonly path: Path;
  readonly atKey?: boolean;
}

/** Holds values against a schema and says what is wrong in a writer's words. */
export function checkFields(schema: z.ZodObject, data: unknown): FieldFinding[] {
  const result = schema.safeParse(data);
  if (result.success) return [];
  return translateAll(result.error.issues, [], { schema, data });
}

interface Context {
  readonly schema: z.ZodObject;
  readonly data: unknown;
}

/** A value of another type is too short or too long only by chance. */
function translateAll(issues: readonly Issue[], prefix: Path, context: Context): FieldFinding[] {
  const wrong = new Set(
    issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => fieldName(path)),
  );
  return issues
    .filter(({ code, path }) => code === 'invalid_type' || !wrong.has(fieldName(path)))
    .flatMap((issue) => translate(issue, prefix, context));
}

function translate(issue: Issue, prefix: Path, context: Context): FieldFinding[] {
  const path = [...prefix, ...issue.path];
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue.keys, path, context);
  const value = valueAt(context.data, path);
  if (value === undefined && issue.code !== 'custom') return [missing(path)];
  if (value === null) return [empty(path, context.schema)];
  if (issue.code === 'invalid_union') return alternatives(issue, path, context);
  const words = describe(issue, value);
  return [
    {
      path,
      field: fieldName(path),
      found: show(value),
      ...words,
      ...groupAt(issue, path, context),
    },
  ];
}

/** A group of fields is named with them. */
function groupAt(issue: Issue, path: Path, { schema }: Context) {
  if (issue.code !== 'invalid_type' || issue.expected !== 'object') return {};
  const names = fieldNamesAt(schema, path);
  const name = path.at(-1);
  const [first = ''] = names;
  const example = typeof name === 'string' ? `${name}:, and below it, each two spaces in, ` : '';
  return names.length === 0
    ? {}
    : {
        expected: `a group of fields: ${names.join(', ')}`,
        fix: `Write ${example}${first}: … and the others.`,
      };
}

function missing(path: Path): FieldFinding {
  const name = String(path.at(-1));
  return {
    code: 'missing-field',
    path,
    field: fieldName(path),
    expected: `the required field ${name}`,
    fix: `Add ${name}.`,
  };
}

function empty(path: Path, schema: z.ZodObject): FieldFinding {
  const isItem = typeof path.at(-1) === 'number';
  const remove = isItem ? ', or remove the item' : ', or remove the field: it is optional';
  return {
    code: 'null-value',
    path,
    atKey: true,
    field: fieldName(path),
    found: 'nothing',
    expected: 'a value',
    fix: `Write a value${isItem || isOptionalAt(schema, path) ? remove : ''}.`,
  };
}

function unknownKeys(keys: readonly string[], path: Path, { schema, data }: Context) {
  const written = Object.keys(Object(valueAt(data, path)));
  const known = fieldNamesAt(schema, path);
  const free = known.filter((name) => !written.includes(name));
  return keys.map((key): FieldFinding => {
    const place = { path: [...path, key], atKey: true, field: fieldName([...path, key]) };
    if (key === 'type') {
      return {
        ...place,
        code: 'reserved-key',
        expected: 'no field called type: the build would take it for the kind of document',
        fix: 'Remove it, or use the field kind where there is one.',
      };
    }
    const near = nearest(key, free);
    return {
      ...place,
      code: 'unknown-key',
      found: key,
      expected: `one of: ${known.join(', ')}`,
      ...(near !== undefined && { nearest: near }),
      fix: near === undefined ? 'Remove the field.' : `Write ${near}.`,
    };
  });
}

/** Of several shapes a value may have, speaks of the one the writer seems to have chosen. */
function alternatives(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  path: Path,
  context: Context,
): FieldFinding[] {
  const isRejected = (issues: readonly Issue[]) =>
    issues.some(({ code, path: place }) => code === 'invalid_type' && place.length === 0);
  const chosen = issue.errors.find((issues) => !isRejected(issues));
  if (chosen) return translateAll(chosen, path, context);
  const names = issue.errors.flatMap((issues) =>
    issues.flatMap((inner) => (inner.code === 'invalid_type' ? [typeNames[inner.expected]] : [])),
  );
  const expected = names.join(' or ');
  const found = show(valueAt(context.data, path));
  const fix = `Write ${expected}.`;
  return [{ code: 'wrong-type', path, field: fieldName(path), found, expected, fix }];
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  );
}
