import { z } from 'zod';

type Schema = z.core.$ZodType;

/**
 * The words of a document: what a translation says, and all it may say. Builders of `shared/text.ts` mark words; all
 * else (numbers, moments, slugs, paths, choices) is a fact, and an object without words is one as a whole.
 */
export function wordsOf(schema: z.ZodObject): z.ZodObject {
  return objectOf(schema.def.shape);
}

function objectOf(shape: Readonly<Record<string, Schema>>): z.ZodObject {
  const words = Object.entries(shape).flatMap(([name, field]) => {
    const inner = wordsIn(field);
    return inner ? [[name, withMeta(inner, field)]] : [];
  });
  return z.strictObject(Object.fromEntries(words));
}

/** The same schema with its facts left out; absent where nothing is left. */
function wordsIn(schema: Schema): Schema | undefined {
  if (isWords(schema)) return schema;
  const { def } = narrow(schema)._zod;
  switch (def.type) {
    case 'optional': {
      const inner = wordsIn(def.innerType);
      return inner && z.optional(inner);
    }
    case 'array': {
      if (isWords(def.element)) return schema;
      const element = wordsIn(def.element);
      // How many entries there are is for the original to say.
      return element && z.array(element);
    }
    case 'union': {
      const options = def.options.flatMap((option) => wordsIn(option) ?? []);
      return options.length > 0 ? z.union(options) : undefined;
    }
    case 'object': {
      const object = objectOf(def.shape);
      return Object.keys(object.def.shape).length > 0 ? object : undefined;
    }
    default:
      return undefined;
  }
}

/** Returns the words among the values of a document, in their places; undefined where there are none. */
export function pickWords(schema: Schema, value: unknown): unknown {
  if (isWords(schema)) return Object(value) === value ? undefined : value;
  const { def } = narrow(schema)._zod;
  switch (def.type) {
    case 'optional':
      return pickWords(def.innerType, value);
    case 'union':
      return def.options
        .map((option) => pickWords(option, value))
        .find((words) => words !== undefined);
    case 'array':
      return Array.isArray(value) && wordsIn(schema)
        ? value.map((entry) => pickWords(def.element, entry))
        : undefined;
    case 'object':
      return typeof value === 'object' ? pickFromObject(def.shape, value) : undefined;
    default:
      return undefined;
  }
}

function pickFromObject(shape: Readonly<Record<string, Schema>>, value: object | null) {
  const words = Object.entries(shape).flatMap(([name, field]) => {
    const inner = pickWords(field, Reflect.get(Object(value), name));
    return inner === undefined ? [] : [[name, inner]];
  });
  return words.length > 0 ? Object.fromEntries(words) : undefined;
}

function isWords(schema: Schema): boolean {
  return z.globalRegistry.get(schema)?.words === true;
}

/** A field of a changed schema keeps its sentence. */
function withMeta(copy: Schema, from: Schema): Schema {
  const meta = z.globalRegistry.get(from);
  if (meta && copy !== from) z.globalRegistry.add(copy, meta);
  return copy;
}

/** zod's schemas are one closed union, which lets `switch` know their parts. */
function narrow(schema: Schema): z.core.$ZodTypes {
  return schema as z.core.$ZodTypes;
}
