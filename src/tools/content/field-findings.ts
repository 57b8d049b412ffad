import type { z } from 'zod';
import { type Finding, fieldName, isMistake, type Mistake, show } from './diagnostics';
import { nearest } from './nearest';
import { fieldNamesAt } from './schema-walk';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** A finding in the fields, placed by its path; `atKey` puts it on the name instead of the value. */
export interface FieldFinding extends Omit<Finding, 'line' | 'column'> {
  readonly path: Path;
  readonly atKey?: boolean;
}

/** Holds values against a schema and says what is wrong in a writer's words. */
export function findFieldMistakes(schema: z.ZodObject, data: unknown): FieldFinding[] {
  const result = schema.safeParse(data);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => translate(issue, [], { schema, data }));
}

interface Context {
  readonly schema: z.ZodObject;
  readonly data: unknown;
}

function translate(issue: Issue, prefix: Path, context: Context): FieldFinding[] {
  const path = [...prefix, ...issue.path];
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue.keys, path, context);
  const value = valueAt(context.data, path);
  if (value === undefined && issue.code !== 'custom') return [missing(path)];
  if (value === null) return [empty(path)];
  if (issue.code === 'invalid_union') return alternatives(issue, path, context);
  return [{ path, field: fieldName(path), found: show(value), ...describe(issue, value) }];
}

type Words = Pick<Finding, 'code' | 'expected' | 'fix' | 'nearest' | 'found'>;

function describe(issue: Issue, value: unknown): Words {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected);
    case 'invalid_value':
      return notInList(issue.values.map(String), value);
    case 'too_small':
    case 'too_big':
      return outOfRange(issue, value);
    case 'invalid_format': {
      const code =
        issue.format === 'datetime' || issue.format === 'date' ? 'bad-date' : 'bad-format';
      return rule(code, issue.message);
    }
    case 'custom': {
      const code = issue.params?.rule;
      return rule(isMistake(code) ? code : 'broken-rule', issue.message);
    }
    default:
      return rule('wrong-type', issue.message);
  }
}

/** Messages in schemas complete the sentence "this value …". */
function rule(code: Mistake, message: string): Words {
  return { code, expected: `this ${message}`, fix: 'Correct the value.' };
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number, without quotes',
  int: 'a whole number, without quotes',
  boolean: 'true or false, without quotes',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
};

function wrongType(expected: string): Words {
  const name = typeNames[expected] ?? expected;
  const fix = expected === 'string' ? 'Put the value in double quotes.' : `Write ${name}.`;
  return { code: 'wrong-type', expected: name, fix };
}

function notInList(values: readonly string[], written: unknown): Words {
  const near = nearest(String(written), values);
  return {
    code: 'not-in-list',
    expected: `one of: ${values.join(', ')}`,
    ...(near !== undefined && { nearest: near }),
    fix: near === undefined ? 'Choose one from the list.' : `Write ${near}.`,
  };
}

type RangeIssue = Extract<Issue, { code: 'too_small' | 'too_big' }>;

const units: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };

function outOfRange(issue: RangeIssue, value: unknown): Words {
  const ownWords = !/^Too (?:small|big)/.test(issue.message);
  const [bound, limit] =
    issue.code === 'too_small' ? ['at least', issue.minimum] : ['at most', issue.maximum];
  const size = typeof value === 'string' || Array.isArray(value) ? value.length : undefined;
  const unit = units[issue.origin] ?? '';
  return {
    code: 'out-of-range',
    found: size === undefined ? show(value) : `${size}${unit}`,
    expected: ownWords ? `this ${issue.message}` : `${bound} ${limit}${unit}`,
    fix: issue.code === 'too_small' ? 'Add what is missing.' : 'Shorten it.',
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

function empty(path: Path): FieldFinding {
  return {
    code: 'null-value',
    path,
    atKey: true,
    field: fieldName(path),
    found: 'nothing',
    expected: 'a value',
    fix: 'Write a value, or remove the field if it is optional.',
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
  if (chosen) return chosen.flatMap((inner) => translate(inner, path, context));
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
