import type { FieldDef, FieldDefs, ListFieldDefItem } from 'contentlayer2/source-files';
import type { z } from 'zod';

type Schema = z.core.$ZodType;
type ListItem = ListFieldDefItem.Item;

/** A type of value in Contentlayer's words. */
type Shape =
  | { type: 'string' | 'number' | 'boolean' | 'json' }
  | { type: 'enum'; options: string[] }
  | { type: 'nested'; of: Extract<ListItem, { type: 'nested' }> }
  | { type: 'list'; of: ListItem };

/**
 * Derives Contentlayer's field definitions from a document's schema.
 *
 * Moments are `string` fields, not `date` ones: Contentlayer would turn them into UTC and an article of
 * 00:30 in Gdańsk would move to the day before. Values of several shapes (and pairs of numbers and text)
 * become `json`. No field is required: a translation holds words only, and gets its facts after Contentlayer has read
 * it. The check, which runs first, has held every value against the schema.
 */
export function contentlayerFields(schema: z.core.$ZodObject): FieldDefs {
  return Object.fromEntries(
    Object.entries(schema._zod.def.shape).map(([name, field]) => [name, fieldOf(field)]),
  );
}

function fieldOf(schema: Schema): FieldDef {
  const { def } = narrow(schema)._zod;
  return { ...shapeOf(def.type === 'optional' ? def.innerType : schema), required: false };
}

function shapeOf(schema: Schema): Shape {
  const { def } = narrow(schema)._zod;
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: def.type };
    case 'enum':
      return { type: 'enum', options: Object.values(def.entries).map(String) };
    case 'object':
      return { type: 'nested', of: nested(def.shape) };
    case 'array':
      return listOf(def.element);
    case 'tuple':
      return def.items.every((item) => narrow(item)._zod.def.type === 'number')
        ? { type: 'list', of: { type: 'number' } }
        : { type: 'json' };
    case 'union':
      return { type: 'json' };
    default:
      throw new Error(
        `Contentlayer has no field for a ${def.type}: add it to contentlayer-fields.ts`,
      );
  }
}

function listOf(element: Schema): Shape {
  const item = shapeOf(element);
  if (item.type === 'list') return { type: 'json' };
  return { type: 'list', of: item.type === 'nested' ? item.of : item };
}

/** Nested types stay unnamed: a name would have to be unique over all documents and is read nowhere. */
function nested(shape: Readonly<Record<string, Schema>>): Extract<ListItem, { type: 'nested' }> {
  const fields = Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, fieldOf(field)]),
  );
  return { type: 'nested', def: () => ({ fields }) };
}

/** zod's schemas are one closed union, which lets `switch` know their parts. */
function narrow(schema: Schema): z.core.$ZodTypes {
  return schema as z.core.$ZodTypes;
}
