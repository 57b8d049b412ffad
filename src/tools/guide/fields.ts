import { z } from 'zod';

/** A field as a writer needs to know it. */
export interface GuideField {
  /** Where it stands: `image.src`; `[]` stands for each entry of a list. */
  readonly name: string;
  readonly isRequired: boolean;
  /** What to write: `text, at most 90 characters`. */
  readonly form: string;
  /** A translation says it anew. */
  readonly isWords: boolean;
  readonly says: string;
}

/** The parts of JSON Schema that zod writes, with the marks of `field-meta.ts`. */
interface Node {
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly items?: Node;
  readonly prefixItems?: readonly Node[];
  readonly anyOf?: readonly Node[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly reference?: string;
  readonly image?: boolean;
  readonly minWidth?: number;
  readonly words?: boolean;
}

/** Lists the fields of a collection, nested ones under their group, as its schema describes them. */
export function listFields(schema: z.ZodObject): GuideField[] {
  return fieldsIn(z.toJSONSchema(schema, { io: 'input' }) as Node, '');
}

function fieldsIn({ properties = {}, required = [] }: Node, prefix: string): GuideField[] {
  return Object.entries(properties).flatMap(([key, node]) => {
    const name = `${prefix}${key}`;
    const field = {
      name,
      isRequired: required.includes(key),
      form: formOf(node),
      isWords: hasWords(node),
      says: node.description ?? '',
    };
    return [field, ...nestedIn(node, name)];
  });
}

function nestedIn(node: Node, name: string): GuideField[] {
  if (node.properties) return fieldsIn(node, `${name}.`);
  if (node.items) return nestedIn(node.items, `${name}[]`);
  return (node.anyOf ?? []).flatMap((option) => nestedIn(option, name));
}

function hasWords({ words, items, anyOf = [] }: Node): boolean {
  return words === true || items?.words === true || anyOf.some(hasWords);
}

/** More choices than this are not listed. */
const mostChoices = 14;

function formOf(node: Node): string {
  const { type, items, anyOf } = node;
  if (anyOf) return anyOf.map(formOf).join(', or ');
  if (node.const !== undefined) return `\`${node.const}\``;
  if (node.enum) return choices(node.enum);
  if (type === 'array') {
    const entries = items?.properties ? 'groups' : items ? inPlural(items) : 'values';
    const count = node.prefixItems?.length;
    return count === undefined
      ? `list of ${range(node, 'Items')}${entries}`
      : `list of ${count} numbers`;
  }
  if (type === 'object') return 'group';
  if (type === 'boolean') return '`true` or `false`';
  if (type === 'integer' || type === 'number') return `whole number${numbers(node)}`;
  return textForm(node);
}

function textForm(node: Node): string {
  if (node.reference) return `name of a file in \`content/${node.reference}\``;
  if (node.image)
    return node.minWidth
      ? `path of a picture, ${node.minWidth} pixels wide or more`
      : 'path of a picture';
  if (node.format === 'date-time') return 'date and time, quoted';
  if (node.format === 'date') return 'day, quoted';
  if (node.format === 'email') return 'mail address';
  if (node.format === 'uri') return 'https address';
  const characters = range(node, 'Length');
  return characters === '' ? 'text' : `text, ${characters}characters`;
}

function inPlural(items: Node): string {
  if (items.enum) return `values: ${choices(items.enum)}`;
  if (items.reference) return `names of files in \`content/${items.reference}\``;
  return items.type === 'string' ? `texts${atMost(items)}` : 'values';
}

const atMost = ({ maxLength }: Node) =>
  maxLength === undefined ? '' : `, each at most ${maxLength} characters`;

function choices(values: readonly unknown[]): string {
  if (values.length > mostChoices) return `one of ${values.length} names`;
  return values.map((value) => `\`${value}\``).join(', ');
}

function range(node: Node, what: 'Items' | 'Length'): string {
  const [min, max] = [node[`min${what}`], node[`max${what}`]];
  if (min !== undefined && min > 0 && min === max) return `${min} `;
  if (min !== undefined && min > 0 && max !== undefined) return `${min} to ${max} `;
  return max === undefined ? '' : `at most ${max} `;
}

/** zod's own limits of a number that has none. */
const isLimit = (limit: number | undefined) => limit !== undefined && Math.abs(limit) < 1e15;

function numbers({ minimum, maximum }: Node): string {
  if (isLimit(minimum) && isLimit(maximum)) return `, ${minimum} to ${maximum}`;
  return isLimit(minimum) ? `, ${minimum} or more` : '';
}
