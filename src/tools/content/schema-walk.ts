import { type GlobalMeta, z } from 'zod';

type Schema = z.core.$ZodType;

/** A place in documents whose values carry a mark; '*' stands for every item of a list. */
export interface Mark {
  readonly path: readonly string[];
  readonly meta: GlobalMeta;
}

/** Finds every marked place of a schema (`field-meta.ts`). */
export function findMarks(schema: Schema, path: readonly string[] = []): Mark[] {
  const meta = z.globalRegistry.get(schema);
  const isMarked =
    meta && (meta.reference || meta.image || meta.file || meta.link || meta.distinct);
  const below = childrenOf(schema).flatMap(([key, child]) =>
    findMarks(child, key === undefined ? path : [...path, key]),
  );
  return isMarked ? [{ path, meta }, ...below] : below;
}

/** The parts of a schema, each with its key; wrappers and alternatives have none. */
function childrenOf(schema: Schema): [key: string | undefined, child: Schema][] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape);
    case 'array':
      return [['*', def.element]];
    case 'tuple':
      return def.items.map((item, index) => [String(index), item]);
    case 'union':
      return def.options.map((option) => [undefined, option]);
    case 'optional':
      return [[undefined, def.innerType]];
    default:
      return [];
  }
}

/** A text found at a marked place. */
export interface MarkedValue {
  readonly path: readonly PropertyKey[];
  readonly value: string;
  readonly meta: GlobalMeta;
}

/** Returns the texts that stand at the marked places of a document. */
export function markedValues(marks: readonly Mark[], data: unknown): MarkedValue[] {
  return marks.flatMap(({ path, meta }) =>
    valuesAt(data, path).flatMap(([place, value]) =>
      typeof value === 'string' ? [{ path: place, value, meta }] : [],
    ),
  );
}

function valuesAt(
  data: unknown,
  path: readonly string[],
  place: readonly PropertyKey[] = [],
): [readonly PropertyKey[], unknown][] {
  const [key, ...rest] = path;
  if (key === undefined) return [[place, data]];
  if (typeof data !== 'object' || data === null) return [];
  if (key !== '*') return valuesAt(Reflect.get(data, key), rest, [...place, key]);
  if (!Array.isArray(data)) return [];
  return data.flatMap((item, index) => valuesAt(item, rest, [...place, index]));
}

/** Says whether a field may be left out. */
export function isOptionalAt(schema: Schema, path: readonly PropertyKey[]): boolean {
  return schemasAt(schema, path).some((reached) => reached._zod.def.type === 'optional');
}

/** The names of the fields an object may have at a place of a schema. */
export function fieldNamesAt(schema: Schema, path: readonly PropertyKey[]): string[] {
  return schemasAt(schema, path)
    .flatMap(unwrap)
    .flatMap((step) =>
      childrenOf(step).flatMap(([key]) => (key === undefined || key === '*' ? [] : [key])),
    );
}

/** The parts of a schema at a place: several where a value may have several shapes. */
function schemasAt(schema: Schema, path: readonly PropertyKey[]): Schema[] {
  let reached: Schema[] = [schema];
  for (const key of path) {
    const name = typeof key === 'number' ? '*' : String(key);
    reached = reached
      .flatMap(unwrap)
      .flatMap((step) =>
        childrenOf(step).flatMap(([childKey, child]) =>
          childKey === name || childKey === String(key) ? [child] : [],
        ),
      );
  }
  return reached;
}

/** Sees through wrappers and alternatives. */
function unwrap(schema: Schema): Schema[] {
  const children = childrenOf(schema);
  if (children.length === 0 || children[0]?.[0] !== undefined) return [schema];
  return children.flatMap(([, child]) => unwrap(child));
}
