import type { GlobalMeta } from 'zod';
import { z } from 'zod';
import { placeholderAlt, toBeWritten } from '../content/still-to-write';

type Schema = z.core.$ZodType;
type Path = readonly PropertyKey[];

/** What examples are made of besides the schema. */
export interface Material {
  readonly title: string;
  readonly slug: string;
  /** The time texts that are moments say. */
  readonly moment: string;
  /** Optional fields that are filled in all the same, at the top. */
  readonly wanted: Readonly<Record<string, unknown>>;
  /** The documents a reference may name, those to be preferred first. */
  readonly slugsOf: (collection: string) => readonly string[];
  /** Values that other documents of the collection have at this place. */
  readonly valuesAt: (path: Path) => readonly unknown[];
  /** Where the picture for a place is to be. */
  readonly pictureAt: (path: Path) => string;
}

/** A value that may be chosen anew where fields contradict each other. */
interface Leaf {
  readonly path: Path;
  readonly options: readonly unknown[];
  readonly accepts: (value: unknown) => boolean;
}

/** What an example says, and the pictures it names. */
export interface Example {
  readonly data: Record<string, unknown>;
  readonly pictures: readonly { readonly src: string; readonly path: Path }[];
}

/**
 * Makes a document that its schema accepts, of required fields and those `wanted`; undefined where no choice of values
 * is accepted, as where a reference has no document to name.
 */
export function makeExample(schema: z.ZodObject, material: Material): Example | undefined {
  const leaves: Leaf[] = [];
  const data = Object(build(schema, [], { material, leaves }));
  if (!settle(schema, data, leaves)) return undefined;
  const pictures = leaves.flatMap(({ path }) => {
    const src = valueAt(data, path);
    return src === material.pictureAt(path) ? [{ src: String(src), path }] : [];
  });
  return { data, pictures };
}

interface Making {
  readonly material: Material;
  readonly leaves: Leaf[];
}

function build(schema: Schema, path: Path, making: Making): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const { wanted } = making.material;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .filter(([name, field]) => !isOptional(field) || (path.length === 0 && name in wanted))
          .map(([name, field]) => [name, build(field, [...path, name], making)]),
      );
    case 'optional':
      return build(def.innerType, path, making);
    case 'array':
      return Array.from({ length: leastOf(schema) }, (_, index) =>
        build(def.element, [...path, index], making),
      );
    case 'tuple':
      return def.items.map((item, index) => build(item, [...path, index], making));
    case 'union':
      return build(def.options[0] ?? z.string(), path, making);
    default: {
      const accepts = (value: unknown) => z.safeParse(schema, value).success;
      const options = optionsFor(schema, path, making.material).filter(accepts);
      making.leaves.push({ path, options, accepts });
      return options[0];
    }
  }
}

const isOptional = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def.type === 'optional';

/** How many entries a list has to have. */
function leastOf(schema: Schema): number {
  const issue = z.safeParse(schema, []).error?.issues.find(({ code }) => code === 'too_small');
  return issue?.code === 'too_small' ? Number(issue.minimum) : 0;
}

function optionsFor(schema: Schema, path: Path, material: Material): unknown[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (path.length === 1 && material.wanted[String(path[0])] !== undefined) {
    return [material.wanted[String(path[0])]];
  }
  if (def.type === 'boolean') return [false, true];
  if (def.type === 'enum') return [material.slug, ...Object.values(def.entries)];
  const meta = z.globalRegistry.get(schema);
  if (def.type === 'number') {
    const taken = material.valuesAt(path).map(Number).filter(Number.isFinite);
    return [...(meta?.distinct ? [Math.max(0, ...taken) + 1] : []), 1, 0, 100, 10, 1000];
  }
  return textsFor(meta, path, material);
}

/** Texts of every kind that fields ask for; the field's own rule chooses among them. */
function textsFor(meta: GlobalMeta | undefined, path: Path, material: Material): unknown[] {
  const { title, moment } = material;
  if (meta?.reference) return [...material.slugsOf(meta.reference)];
  if (meta?.image) return [material.pictureAt(path)];
  if (meta?.file) return [...material.valuesAt(path), 'placeholder'];
  if (meta?.link) return ['https://example.org/'];
  const field = String(path.findLast((key) => typeof key === 'string'));
  if (path.length === 1 && titleFields.has(field)) return [title];
  const about = `${toBeWritten}: ${field} of “${title}”.`;
  const long = `${about} One or two sentences that say what readers get.`;
  const words = [`${toBeWritten}: ${field}`, toBeWritten, '–'];
  if (field === 'alt') return [placeholderAlt];
  if (meta?.words)
    return meta.distinct ? [about, long, `${long.slice(0, 100)}…`] : [...words, long];
  return [
    ...words,
    'to-be-written',
    moment,
    moment.slice(0, 10),
    'https://example.org/',
    'someone@example.org',
    '#c8791b',
    '1.0',
    // A form that no other field has: as a document of its kind writes it.
    ...material.valuesAt(path),
  ];
}

/** The field by which a document is called. */
const titleFields = new Set(['title', 'name', 'question']);

/** Chooses other values until the whole is accepted, each time one that leaves less to complain about. */
function settle(schema: z.ZodObject, data: object, leaves: readonly Leaf[]): boolean {
  for (let left = issuesOf(schema, data); left.length > 0; ) {
    const fewer = tryOthers(schema, data, { leaves, left });
    if (!fewer) return false;
    left = fewer;
  }
  return true;
}

const issuesOf = (schema: z.ZodObject, data: object) => schema.safeParse(data).error?.issues ?? [];

function tryOthers(
  schema: z.ZodObject,
  data: object,
  { leaves, left }: { leaves: readonly Leaf[]; left: readonly z.core.$ZodIssue[] },
) {
  for (const { path } of left) {
    for (const leaf of leaves.filter((one) => startsWith(one.path, path.slice(0, -1)))) {
      const before = valueAt(data, leaf.path);
      for (const option of leaf.options) {
        setAt(data, leaf.path, option);
        const now = issuesOf(schema, data);
        if (now.length < left.length) return now;
      }
      setAt(data, leaf.path, before);
    }
  }
  return undefined;
}

const startsWith = (path: Path, start: Path) => start.every((key, index) => path[index] === key);

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce((value, key) => Object(value)[key], data);
}

function setAt(data: object, path: Path, value: unknown): void {
  Reflect.set(Object(valueAt(data, path.slice(0, -1))), path.at(-1) ?? '', value);
}
