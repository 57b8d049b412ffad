import type { Field, Shape } from '../config/model';
import { show } from '../finding';
import type { DocumentReader } from './reader';
import { isNothing, type Place, readValue } from './values';
import { missingField, notInList, nullValue, unknownField, wrongType } from './words';

type Group = Extract<Shape, { type: 'nested' | 'nested-unnamed' | 'nested-any' }>;
type Values = Readonly<Record<string, unknown>>;

/** Reads a group of fields, with the name of its type as Contentlayer writes it. */
export async function readGroup(
  reader: DocumentReader,
  shape: Group,
  value: unknown,
  place: Place,
): Promise<unknown> {
  if (!isGroup(value)) {
    reader.reject(place.path, wrongType('nested', show(value)));
    return undefined;
  }
  const { typeFieldName } = reader.context.model;
  const type = readType(reader, shape, value, place);
  if (!type) return undefined;
  const typeField = shape.type === 'nested-any' ? shape.typeField : typeFieldName;
  reportExtra(reader, type.fields, value, { place, allowed: [typeFieldName, typeField] });
  const isChecked = place.isChecked && shape.type !== 'nested-any';
  const values = await readFields(reader, type.fields, value, { ...place, isChecked });
  return { ...values, [typeFieldName]: type.name, _raw: {} };
}

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readType(reader: DocumentReader, shape: Group, value: Values, { path }: Place) {
  const { nestedTypes } = reader.context.model;
  if (shape.type === 'nested-unnamed') return { name: '__UNNAMED__', fields: shape.fields };
  if (shape.type === 'nested') return nestedTypes.get(shape.typeName);
  const { typeNames, typeField } = shape;
  const name = value[typeField];
  const type = typeof name === 'string' ? nestedTypes.get(name) : undefined;
  if (type && typeNames.includes(type.name)) return type;
  const words = isNothing(name)
    ? {
        ...missingField(typeField),
        expected: `the field ${typeField}, one of: ${typeNames.join(', ')}`,
      }
    : notInList('unknown-type', String(name), typeNames);
  // In a list Contentlayer takes any nested type that it knows.
  reader.reject([...path, typeField], words, type !== undefined && typeof path.at(-1) === 'number');
  return type;
}

/** Reads fields in the order of their type; every name of the type is there, though perhaps without a value. */
export async function readFields(
  reader: DocumentReader,
  fields: readonly Field[],
  given: Values,
  place: Place,
): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const field of fields) {
    const path = [...place.path, field.name];
    const written = Object.hasOwn(given, field.name) ? given[field.name] : undefined;
    const value = isNothing(written) && field.default !== undefined ? field.default : written;
    if (isNothing(value)) {
      if (field.isRequired && !field.isSystem)
        reportNothing(reader, field, value, { ...place, path });
      values[field.name] = value;
      continue;
    }
    const read = readValue(reader, field, value, { ...place, path });
    values[field.name] = read instanceof Promise ? await read : read;
  }
  return values;
}

function reportNothing(
  reader: DocumentReader,
  field: Field,
  value: null | undefined,
  { path, isChecked }: Place,
): void {
  if (value === undefined) {
    reader.reject(path, missingField(field.name), !isChecked);
    return;
  }
  // Contentlayer asks of these alone that a value be there.
  const isAsked = ['list', 'nested', 'nested-unnamed'].includes(field.type);
  reader.reject(path, nullValue(field.name), !isChecked || !isAsked, 'key');
}

/** Reports fields that the type does not have; what they hold is not published. */
export function reportExtra(
  reader: DocumentReader,
  fields: readonly Field[],
  given: Values,
  { place, allowed }: { place: Place; allowed: readonly string[] },
): void {
  const known = fields.filter(({ isSystem }) => !isSystem).map(({ name }) => name);
  const all = [...fields.map(({ name }) => name), ...allowed];
  const free = known.filter((name) => !Object.hasOwn(given, name));
  for (const name of Object.keys(given)) {
    if (all.includes(name)) continue;
    reader.reportExtra([...place.path, name], unknownField(name, known, free));
  }
}
