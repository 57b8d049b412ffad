import { show } from '../finding';
import type { Field, Shape } from './model';
import { nearest } from './nearest';
import { fieldTypes, readShape } from './read-shape';
import type { TypeReader } from './read-types';
import { inside, isObject, type Owner, type Values } from './reader';

const fieldKeys = [
  'name',
  'type',
  'description',
  'required',
  'default',
  'of',
  'options',
  'typeField',
  'embedDocument',
];

/** Reads the fields of a type, given by name or as a list of fields that say their names. */
export function readFields(types: TypeReader, owner: Owner, definitions: unknown): Field[] {
  if (definitions === undefined || definitions === null) return [];
  const place = inside(owner, 'fields');
  if (typeof definitions !== 'object') {
    types.reader.report(place, {
      code: 'invalid-config',
      found: show(definitions),
      expected: 'an object with a field for each name',
      fix: "Write fields: { title: { type: 'string' } }.",
    });
    return [];
  }
  const entries: [string, unknown][] = Array.isArray(definitions)
    ? definitions.map((field) => [isObject(field) ? String(field.name) : '', field])
    : Object.entries(definitions);
  return entries.flatMap(([name, field]) => readField(types, inside(place, name), name, field));
}

function readField(types: TypeReader, owner: Owner, name: string, field: unknown): Field[] {
  const { reader } = types;
  if (!isObject(field) || field.type === undefined) {
    reader.report(owner, {
      code: 'invalid-field',
      found: show(field),
      expected: 'a field with a type',
      fix: `Give the field a type: ${fieldTypes.join(', ')}.`,
    });
    return [];
  }
  for (const key of Object.keys(field)) {
    if (!fieldKeys.includes(key)) warnOfKey(types, inside(owner, key), key, fieldKeys);
  }
  const shape = readShape(types, owner, field);
  if (!shape) return [];
  checkDefault(types, owner, field, shape);
  return [
    {
      ...shape,
      name,
      description: typeof field.description === 'string' ? field.description : undefined,
      isRequired: Boolean(field.required ?? false),
      isSystem: false,
      default: field.default,
    },
  ];
}

/** Contentlayer ignores what it does not know, which hides a slip of the keyboard. */
export function warnOfKey(
  { reader }: TypeReader,
  owner: Owner,
  key: string,
  known: readonly string[],
): void {
  const near = nearest(key, known);
  reader.report(owner, {
    level: 'warning',
    code: 'unknown-option',
    found: key,
    expected: `one of: ${known.join(', ')}`,
    ...(near !== undefined && { nearest: near }),
    fix: near === undefined ? 'Remove it: nothing reads it.' : `Write ${near}.`,
  });
}

const typeOfDefault: Partial<Record<Shape['type'], string>> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  date: 'string',
  markdown: 'string',
  mdx: 'string',
  enum: 'string',
};

/** A default is data of every document that lacks the field, so it is wrong in the config and not there. */
function checkDefault({ reader }: TypeReader, owner: Owner, field: Values, shape: Shape): void {
  const value = field.default;
  if (value === undefined || value === null) return;
  const wanted = typeOfDefault[shape.type];
  const isList = shape.type === 'list' || shape.type === 'list-any';
  const isWrong = isList ? !Array.isArray(value) : wanted !== undefined && typeof value !== wanted;
  const isOutside =
    shape.type === 'enum' && typeof value === 'string' && !shape.options.includes(value);
  if (!isWrong && !isOutside) return;
  const expected =
    shape.type === 'enum' ? `one of: ${shape.options.join(', ')}` : `a ${isList ? 'list' : wanted}`;
  reader.report(inside(owner, 'default'), {
    ...(isOutside && { level: 'warning' as const }),
    code: 'wrong-default',
    found: show(value),
    expected,
    fix: 'Write a default of the type of the field.',
  });
}
