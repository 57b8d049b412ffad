import { z } from 'zod';
import type { Rows } from './content/rows';

/** What changed in the fields writers may use. */
export type SchemaChange = { collection: string; field: string; before?: string; after?: string };

/** Compares the schemas of two sides field by field, collections that are new or gone included. */
export function compareSchemas(before: Rows, after: Rows): SchemaChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((collection) => {
    const [old, now] = [before[collection], after[collection]];
    if (!old || !now) {
      const change = old ? { before: 'a collection' } : { after: 'a collection' };
      return [{ collection, field: '', ...change }];
    }
    const [was, is] = [describeFields(old.schema), describeFields(now.schema)];
    return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) => {
      const [one, other] = [was.get(field), is.get(field)];
      if (one === other) return [];
      return [{ collection, field, ...(one && { before: one }), ...(other && { after: other }) }];
    });
  });
}

type Described = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  properties?: Record<string, Described>;
  required?: string[];
  items?: Described;
  anyOf?: Described[];
  [limit: string]: unknown;
};

/** Said of nearly every text. */
const notBlank = '\\S';

const limits = {
  minLength: 'at least # characters',
  maxLength: 'at most # characters',
  minimum: 'at least #',
  maximum: 'at most #',
  minItems: 'at least # entries',
  maxItems: 'at most # entries',
} as const;

function describeFields(schema: z.ZodObject): Map<string, string> {
  const fields = new Map<string, string>();
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described;
  const visit = ({ properties = {}, required = [] }: Described, path: string) => {
    for (const [name, field] of Object.entries(properties)) {
      const place = path === '' ? name : `${path}.${name}`;
      fields.set(place, describeField(field, required.includes(name)));
      if (field.items) fields.set(`${place}[]`, describeField(field.items, true));
      for (const inner of [field, field.items, ...(field.anyOf ?? [])]) {
        if (inner) visit(inner, inner === field.items ? `${place}[]` : place);
      }
    }
  };
  visit(json, '');
  return fields;
}

/** For example `text, at most 90 characters`, or `optional list, one of: react, css`. */
function describeField(field: Described, isRequired: boolean): string {
  const kinds: Record<string, string> = { string: 'text', array: 'list', object: 'group' };
  const choices = field.enum ?? field.items?.enum;
  const parts = [
    kinds[field.type ?? ''] ?? (field.anyOf ? 'one of several forms' : (field.type ?? 'value')),
    ...Object.entries(limits).flatMap(([name, words]) => {
      const limit = field[name];
      const isSaid = typeof limit === 'number' && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
      return isSaid ? [words.replace('#', limit.toLocaleString('en-GB'))] : [];
    }),
    ...(choices ? [`one of: ${choices.join(', ')}`] : []),
    ...(field.const === undefined ? [] : [String(field.const)]),
    ...(field.pattern && field.pattern !== notBlank && !choices
      ? [`of the form ${field.pattern}`]
      : []),
    ...(field.properties ? [`of: ${Object.keys(field.properties).join(', ')}`] : []),
  ];
  return `${isRequired ? '' : 'optional '}${parts.join(', ')}`;
}
