import { show } from '../finding';
import { type Item, type PlainType, plainTypes, type Shape } from './model';
import { nearest } from './nearest';
import type { TypeReader } from './read-types';
import { inside, isObject, type Owner, type Report, type Values } from './reader';

/** The types that a field can have. */
export const fieldTypes = [...plainTypes, 'enum', 'list', 'nested', 'reference'] as const;

/** The types that an item of a list can have. */
const itemTypes = [...plainTypes, 'enum', 'nested', 'document'] as const;

const isPlain = (type: unknown): type is PlainType => plainTypes.some((plain) => plain === type);

/** Reads what the values of a field look like; undefined where the field has a finding that prevents it. */
export function readShape(types: TypeReader, owner: Owner, field: Values): Shape | undefined {
  const { type, of } = field;
  if (isPlain(type)) return { type };
  const typeField = typeof field.typeField === 'string' ? field.typeField : types.typeFieldName;
  switch (type) {
    case 'enum':
      return readEnum(types, owner, field);
    case 'list':
      if (!Array.isArray(of)) return wrapList(readItem(types, owner, of));
      return { type: 'list-any', of: readItems(types, owner, of), typeField };
    case 'nested':
      if (!Array.isArray(of)) return types.readNested(inside(owner, 'of'), of);
      return { type: 'nested-any', typeNames: readNestedNames(types, owner, of), typeField };
    case 'reference':
      if (!Array.isArray(of)) return readReference(types, owner, of, field.embedDocument);
      return { type: 'reference-any', typeNames: readNames(types, owner, of), typeField };
    default:
      types.reader.report(inside(owner, 'type'), unknownType(type, fieldTypes));
      return undefined;
  }
}

const wrapList = (of: Item | undefined): Shape | undefined => of && { type: 'list', of };

/** Reads the types of a list of several; Contentlayer tells only groups with names from each other. */
function readItems(types: TypeReader, owner: Owner, of: readonly unknown[]): Item[] {
  const items = of.flatMap((item) => readItem(types, owner, item) ?? []);
  const other = items.find(({ type }) => type !== 'nested');
  if (other) types.reader.report(inside(owner, 'of'), { ...unusableItem, found: other.type });
  return items;
}

const unusableItem: Report = {
  level: 'warning',
  code: 'unusable-item',
  expected: 'nested types with names: a list of several types rejects all other values',
  fix: "Choose one type, or of: { type: 'json' }.",
};

function readItem(types: TypeReader, field: Owner, item: unknown): Item | undefined {
  const owner = inside(field, 'of');
  if (!isObject(item)) {
    types.reader.report(owner, {
      code: 'invalid-field',
      found: show(item),
      expected: 'what the list is of',
      fix: "Write of: { type: 'string' }, or name a nested type.",
    });
    return undefined;
  }
  if (isPlain(item.type)) return { type: item.type };
  switch (item.type) {
    case 'enum':
      return readEnum(types, owner, item);
    case 'nested':
      return types.readNested(owner, item);
    case 'document':
      if (item.embedDocument) types.reader.report(owner, embeddedInList);
      return readReference(types, field, item, item.embedDocument);
    default:
      types.reader.report(owner, unknownType(item.type, itemTypes));
      return undefined;
  }
}

const embeddedInList: Report = {
  level: 'warning',
  code: 'embedded-list',
  found: 'embedDocument in a list',
  expected:
    'references in lists without embedDocument: Contentlayer writes their paths all the same',
  fix: 'Remove embedDocument, and look the documents up by their _id.',
};

function readEnum({ reader }: TypeReader, owner: Owner, field: Values): Item | undefined {
  const { options } = field;
  if (Array.isArray(options) && options.every((option) => typeof option === 'string')) {
    return { type: 'enum', options };
  }
  reader.report(inside(owner, 'options'), {
    code: 'invalid-field',
    found: show(options),
    expected: 'the values that an enum can have',
    fix: "Write options: ['one', 'two'].",
  });
  return undefined;
}

function readReference(
  types: TypeReader,
  owner: Owner,
  of: unknown,
  embedDocument: unknown,
): Item | undefined {
  const [typeName] = readNames(types, owner, [of]);
  return typeName === undefined
    ? undefined
    : { type: 'reference', typeName, isEmbedded: Boolean(embedDocument ?? false) };
}

function readNames(types: TypeReader, field: Owner, of: readonly unknown[]): string[] {
  const owner = inside(field, 'of');
  return of.flatMap((type) => {
    const name = types.readName(owner, type, 'document type');
    if (name !== undefined) types.expectDocumentType(owner, name);
    return name ?? [];
  });
}

function readNestedNames(types: TypeReader, field: Owner, of: readonly unknown[]): string[] {
  const owner = inside(field, 'of');
  return of.flatMap((type) => {
    const shape = types.readNested(owner, type);
    if (shape?.type === 'nested') return shape.typeName;
    if (shape) {
      types.reader.report(owner, {
        code: 'invalid-field',
        expected: 'nested types with names: a value says by name which of them it is',
        fix: 'Give each of these nested types a name.',
      });
    }
    return [];
  });
}

function unknownType(type: unknown, known: readonly string[]): Report {
  const near = nearest(String(type), known);
  return {
    code: 'unknown-field-type',
    found: show(type),
    expected: `one of: ${known.join(', ')}`,
    ...(near !== undefined && { nearest: near }),
    fix: near === undefined ? 'Choose one of these types.' : `Write ${near}.`,
  };
}
