import type { Item, Shape } from '../config/model';
import { type FieldPath, show } from '../finding';
import { readDate } from './date';
import { readGroup } from './groups';
import { imagePath, readImage } from './image';
import type { DocumentReader } from './reader';
import { badDate, badImage, notInList, wrongType } from './words';

/** Where a value stands, and whether Contentlayer holds it against its type there. */
export interface Place {
  readonly path: FieldPath;
  /** Contentlayer looks at single groups inside each other, not into lists. */
  readonly isChecked: boolean;
}

/** Reads a value that is there, as Contentlayer would write it; a promise where that takes work. */
export function readValue(
  reader: DocumentReader,
  shape: Shape,
  value: unknown,
  place: Place,
): unknown {
  const { path } = place;
  switch (shape.type) {
    case 'json':
      return value;
    case 'string':
      return readString(reader, 'string', value, place);
    case 'number':
      if (typeof value !== 'number' || Number.isNaN(value)) reject(reader, 'number', value, place);
      return value;
    case 'boolean':
      if (typeof value !== 'boolean') reject(reader, 'boolean', value, place);
      return value;
    case 'enum':
      return readEnum(reader, shape.options, value, place);
    case 'date':
      return readDateField(reader, value, place);
    case 'image':
      return readImageField(reader, value, place);
    case 'markdown':
    case 'mdx': {
      const text = readString(reader, shape.type, value, place);
      return typeof text === 'string' ? compileText(reader, shape.type, text, path) : undefined;
    }
    case 'reference':
    case 'reference-any':
      return readReference(reader, shape, value, place);
    case 'list':
    case 'list-any':
      return readList(reader, shape, value, place);
    default:
      return readGroup(reader, shape, value, place);
  }
}

function reject(reader: DocumentReader, type: string, value: unknown, place: Place): void {
  reader.reject(place.path, wrongType(type, show(value)));
}

function readString(reader: DocumentReader, type: string, value: unknown, place: Place): unknown {
  if (typeof value !== 'string') reject(reader, type, value, place);
  return value;
}

function readEnum(
  reader: DocumentReader,
  options: readonly string[],
  value: unknown,
  place: Place,
): unknown {
  if (typeof value !== 'string') reject(reader, 'string', value, place);
  else if (!options.includes(value)) {
    // Contentlayer takes any text here, against the types that it writes.
    reader.reject(place.path, notInList('not-in-list', value, options), true);
  }
  return value;
}

function readDateField(reader: DocumentReader, value: unknown, place: Place): unknown {
  const { timezone } = reader.context.model;
  const date = typeof value === 'string' ? readDate(value, timezone) : undefined;
  if (typeof value !== 'string') reject(reader, 'date', value, place);
  else if (date === undefined) reader.reject(place.path, badDate(value));
  return date;
}

async function readImageField(reader: DocumentReader, value: unknown, place: Place) {
  const given = typeof value === 'string' ? { src: value } : value;
  const { src, alt } = (given ?? {}) as { src?: unknown; alt?: unknown };
  if (typeof src !== 'string' || (alt !== undefined && typeof alt !== 'string')) {
    reject(reader, 'image', value, place);
    return undefined;
  }
  const { model, cwd } = reader.context;
  const request = { src, alt, id: reader.source.id, contentDir: model.contentDir, cwd };
  try {
    reader.files.push(imagePath(request));
    return await readImage(request);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    reader.reject(place.path, badImage(src, reason));
    return undefined;
  }
}

/** Compiles the text of a field that is no body. */
async function compileText(
  reader: DocumentReader,
  kind: 'markdown' | 'mdx',
  raw: string,
  path: FieldPath,
) {
  const { source, context } = reader;
  const isEmpty = kind === 'mdx' && raw === '';
  const request = { kind, text: raw, isBody: false, path, source };
  const { text, findings } = isEmpty ? { text: '', findings: [] } : await context.compile(request);
  reader.findings.push(...findings.map((finding) => ({ ...finding, about: 'broken' as const })));
  return kind === 'mdx' ? { raw, code: text } : { raw, html: text };
}

function readReference(
  reader: DocumentReader,
  shape: Extract<Shape, { type: 'reference' | 'reference-any' }>,
  value: unknown,
  { path, isChecked }: Place,
): unknown {
  if (typeof value !== 'string') {
    reader.reject(path, wrongType('reference', show(value)));
    return value;
  }
  const isOne = shape.type === 'reference';
  reader.references.push({
    path,
    place: reader.source.placeOf(path),
    id: value,
    typeNames: isOne ? [shape.typeName] : shape.typeNames,
    isEmbedded: isOne && shape.isEmbedded && path.length === 1,
    isChecked: isOne && isChecked,
  });
  return value;
}

/** Items that Contentlayer takes as they are. */
const untouched: readonly Item['type'][] = [
  'string',
  'number',
  'boolean',
  'enum',
  'reference',
  'json',
];

async function readList(
  reader: DocumentReader,
  shape: Extract<Shape, { type: 'list' | 'list-any' }>,
  value: unknown,
  { path }: Place,
): Promise<unknown> {
  if (!Array.isArray(value)) {
    reader.reject(path, wrongType('list', show(value)));
    return value;
  }
  const before = reader.findings.length;
  const items = value.map((item: unknown, index) => {
    const place = { path: [...path, index], isChecked: false };
    if (shape.type === 'list') return readValue(reader, shape.of, item, place);
    const typeNames = shape.of.flatMap((of) => (of.type === 'nested' ? of.typeName : []));
    const group = { type: 'nested-any', typeNames, typeField: shape.typeField } as const;
    return readGroup(reader, group, item, place);
  });
  if (shape.type === 'list' && untouched.includes(shape.of.type)) {
    for (const [index, finding] of reader.findings.entries()) {
      if (index >= before) reader.findings[index] = { ...finding, isKept: true };
    }
    return value;
  }
  return Promise.all(items);
}

/** Whether a field waits for a value that the document does not give. */
export const isNothing = (value: unknown): value is null | undefined =>
  value === undefined || value === null;
