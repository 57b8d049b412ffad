import { show } from '../finding';
import type { ComputedField, ContentType, DocumentType, Field } from './model';
import { readFields, warnOfKey } from './read-fields';
import { sameName, type TypeReader } from './read-types';
import { inside, isObject, type Owner, type Values } from './reader';
import { stackOf } from './stand-ins';

const documentTypeKeys = [
  'name',
  'description',
  'fields',
  'computedFields',
  'filePathPattern',
  'contentType',
  'isSingleton',
  'extensions',
];

/** Reads the document types of a config, in its order. */
export function readDocumentTypes(
  types: TypeReader,
  source: Owner,
  given: unknown,
  bodyFieldName: string,
): Map<string, DocumentType> {
  const read = new Map<string, DocumentType>();
  const owner = inside(source, 'documentTypes');
  if (typeof given !== 'object' || given === null) {
    types.reader.report(owner, {
      code: 'invalid-config',
      found: show(given),
      expected: 'documentTypes: a list of what defineDocumentType returns',
      fix: 'Write documentTypes: [Article].',
    });
    return read;
  }
  for (const type of Object.values(given)) {
    const definition = types.readDefinition(owner, type, 'document type');
    const name = definition && types.readName(owner, type, 'document type');
    if (!definition || name === undefined) continue;
    const own: Owner = { stack: stackOf(type.def) ?? source.stack, path: [] };
    if (read.has(name)) types.reader.report(inside(own, 'name'), sameName(name));
    else read.set(name, readDocumentType(types, own, { name, definition, bodyFieldName }));
  }
  for (const [name, { place }] of read) {
    if (types.nestedTypes.has(name)) types.reader.findings.push({ ...place, ...sameName(name) });
  }
  types.checkReferences(read);
  return read;
}

interface Given {
  readonly name: string;
  readonly definition: Values;
  readonly bodyFieldName: string;
}

function readDocumentType(types: TypeReader, owner: Owner, given: Given): DocumentType {
  const { name, definition, bodyFieldName } = given;
  for (const key of Object.keys(definition)) {
    if (!documentTypeKeys.includes(key)) {
      warnOfKey(types, inside(owner, key), key, documentTypeKeys);
    }
  }
  checkName(types, owner, name);
  const contentType = readContentType(types, owner, definition.contentType);
  const fields = readFields(types, owner, definition.fields);
  if (fields.some((field) => field.name === bodyFieldName)) {
    types.reader.report(inside(owner, 'fields', bodyFieldName), {
      code: 'body-field',
      found: bodyFieldName,
      expected: `no field of this name: it is that of the text after the frontmatter`,
      fix: 'Rename the field, or choose another fieldOptions.bodyFieldName.',
    });
  }
  const { description, filePathPattern } = definition;
  return {
    name,
    description: typeof description === 'string' ? description : undefined,
    filePathPattern:
      typeof filePathPattern === 'string' && filePathPattern !== '' ? filePathPattern : undefined,
    contentType,
    hasExtensions: Boolean(filePathPattern && definition.contentType),
    isSingleton: Boolean(definition.isSingleton ?? false),
    fields: contentType === 'data' ? fields : [...fields, bodyField(contentType, bodyFieldName)],
    computedFields: readComputedFields(types, owner, definition.computedFields),
    place: types.reader.placeOf(owner),
  };
}

function bodyField(type: 'markdown' | 'mdx', name: string): Field {
  return {
    type,
    name,
    description: `${type === 'mdx' ? 'MDX' : 'Markdown'} file body`,
    isRequired: true,
    isSystem: true,
    default: undefined,
  };
}

function checkName({ reader }: TypeReader, owner: Owner, name: string): void {
  const first = name.charAt(0);
  if (first.toLowerCase() !== first) return;
  reader.report(inside(owner, 'name'), {
    level: 'warning',
    code: 'small-type-name',
    found: name,
    expected: 'a name with a capital letter first: it becomes the name of a type',
    fix: `Write ${first.toUpperCase()}${name.slice(1)}.`,
  });
}

const contentTypes: readonly ContentType[] = ['markdown', 'mdx', 'data'];

function readContentType({ reader }: TypeReader, owner: Owner, given: unknown): ContentType {
  const known = contentTypes.find((type) => type === (given ?? 'markdown'));
  if (known) return known;
  reader.report(inside(owner, 'contentType'), {
    code: 'invalid-config',
    found: show(given),
    expected: `one of: ${contentTypes.join(', ')}`,
    fix: 'Choose one of these.',
  });
  return 'data';
}

function readComputedFields(types: TypeReader, owner: Owner, given: unknown): ComputedField[] {
  const place = inside(owner, 'computedFields');
  return Object.entries(isObject(given) ? given : {}).flatMap(([name, field]) => {
    const resolve = isObject(field) ? field.resolve : undefined;
    if (!isObject(field) || typeof resolve !== 'function') {
      types.reader.report(inside(place, name), {
        code: 'invalid-field',
        found: show(field),
        expected: 'a computed field with a function called resolve',
        fix: "Write { type: 'string', resolve: (document) => document._raw.flattenedPath }.",
      });
      return [];
    }
    const description = typeof field.description === 'string' ? field.description : undefined;
    const compute = (document: Record<string, unknown>): unknown => resolve.call(field, document);
    return [{ name, description, type: String(field.type), resolve: compute }];
  });
}
