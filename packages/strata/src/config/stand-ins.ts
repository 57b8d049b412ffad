/**
 * What a config gets when it imports `contentlayer2/source-files`: the same names and the same shapes, but `makeSource`
 * hands its arguments over instead of starting Contentlayer, and each definition remembers the line that made it.
 */

type Thunk = () => unknown;

/** Where a bundled config finds this module. */
export const standInsKey = Symbol.for('@amberline/strata:stand-ins');

/** What here is no stand-in. */
export const ownNames = ['standInsKey', 'ownNames', 'Source', 'stackOf'];

/** What `makeSource` of a config was called with. */
export class Source {
  constructor(
    readonly args: unknown,
    readonly stack: string | undefined,
  ) {}
}

/** Stacks of the calls that defined types, by the function that each was given; a spread keeps the function. */
const stacks = new WeakMap<object, string>();

/** The stack of the call that defined a type, if it came through these stand-ins. */
export function stackOf(definition: unknown): string | undefined {
  return typeof definition === 'function' ? stacks.get(definition) : undefined;
}

function remember(definition: unknown): void {
  const { stack } = new Error();
  if (typeof definition === 'function' && stack) stacks.set(definition, stack);
}

export function defineDocumentType(def: Thunk) {
  remember(def);
  return { type: 'document', def };
}

export function defineNestedType(def: Thunk) {
  remember(def);
  return { type: 'nested', def };
}

export function makeSource(args: unknown) {
  const { stack } = new Error();
  return async (sourceKey?: string) =>
    new Source(typeof args === 'function' ? await args(sourceKey) : args, stack);
}

export const defineFields = (fields: unknown) => fields;
export const defineComputedFields = (computedFields: unknown) => computedFields;

export const contentDirExcludeDefault = [
  'node_modules',
  '.git',
  '.yarn',
  '.cache',
  '.next',
  '.contentlayer',
];

interface Typed {
  readonly type?: unknown;
  readonly of?: unknown;
}

const isOf = (type: string, isMany: boolean) => (field: Typed) =>
  field.type === type && Array.isArray(field.of) === isMany;

export const isListFieldDef = isOf('list', false);
export const isListPolymorphicFieldDef = isOf('list', true);
export const isNestedFieldDef = isOf('nested', false);
export const isNestedPolymorphicFieldDef = isOf('nested', true);
export const isReferencePolymorphicFieldDef = isOf('reference', true);
export const isNestedTypeDef = (definition: object) => Object.hasOwn(definition, 'name');
export const isNestedUnnamedTypeDef = (definition: object) => !Object.hasOwn(definition, 'name');
export const ListFieldDefItem = { isDefItemNested: (item: Typed) => item.type === 'nested' };
