import { isDeepStrictEqual } from 'node:util';
import { show } from '../finding';
import type { Item, NestedType } from './model';
import { nearest } from './nearest';
import { readFields } from './read-fields';
import { isObject, type Owner, type Reader, type Values } from './reader';
import { stackOf } from './stand-ins';

/** Reads the types that fields mention; a named one is read once, an unnamed one wherever it stands. */
export class TypeReader {
  readonly nestedTypes = new Map<string, NestedType>();
  /** The functions that gave the named types, to tell a second mention from a second type. */
  readonly #sources = new Map<string, unknown[]>();
  /** Unnamed types that are being read, to find one that holds itself. */
  readonly #open = new Set<unknown>();
  readonly #expected: { owner: Owner; name: string }[] = [];

  constructor(
    readonly reader: Reader,
    readonly typeFieldName: string,
  ) {}

  /** Reads the nested type that a field or a list is of. */
  readNested(owner: Owner, type: unknown): Item | undefined {
    const definition = this.readDefinition(owner, type, 'nested type');
    if (!definition || !isObject(type)) return undefined;
    const own: Owner = { stack: stackOf(type.def) ?? owner.stack, path: [] };
    if (!Object.hasOwn(definition, 'name')) return this.#readUnnamed(own, type.def, definition);
    const typeName = this.readName(owner, type, 'nested type');
    if (typeName === undefined) return undefined;
    this.#readNamed(own, typeName, type.def, definition);
    return { type: 'nested', typeName };
  }

  #readUnnamed(owner: Owner, def: unknown, { fields }: Values): Item | undefined {
    if (this.#open.has(def)) {
      this.reader.report(owner, {
        code: 'endless-type',
        expected: 'a nested type with a name: an unnamed one cannot hold itself',
        fix: 'Give the nested type a name.',
      });
      return undefined;
    }
    this.#open.add(def);
    const read = readFields(this, owner, fields);
    this.#open.delete(def);
    return { type: 'nested-unnamed', fields: read };
  }

  #readNamed(owner: Owner, name: string, def: unknown, definition: Values): void {
    const sources = this.#sources.get(name) ?? [];
    // A type that holds itself is met again while its fields are read.
    if (sources.includes(def)) return;
    this.#sources.set(name, [...sources, def]);
    const known = this.nestedTypes.get(name);
    if (!known) this.nestedTypes.set(name, { name, description: undefined, fields: [] });
    const { description } = definition;
    const type: NestedType = {
      name,
      description: typeof description === 'string' ? description : undefined,
      fields: readFields(this, owner, definition.fields),
    };
    if (!known) this.nestedTypes.set(name, type);
    // Two calls may well make the same type.
    else if (!isDeepStrictEqual(known, type)) this.reader.report(owner, sameName(name));
  }

  /** The name of a type; the type itself may not be read yet. */
  readName(owner: Owner, type: unknown, kind: string): string | undefined {
    const definition = this.readDefinition(owner, type, kind);
    if (!definition) return undefined;
    if (typeof definition.name === 'string' && definition.name !== '') return definition.name;
    const stack = isObject(type) ? stackOf(type.def) : undefined;
    this.reader.report(stack === undefined ? owner : { stack, path: [] }, {
      code: 'missing-name',
      found: show(definition.name),
      expected: `a ${kind} with a name`,
      fix: "Give it a name: name: 'Article'.",
    });
    return undefined;
  }

  readDefinition(owner: Owner, type: unknown, kind: string): Values | undefined {
    const def = isObject(type) ? type.def : undefined;
    let found: unknown = type;
    try {
      if (typeof def === 'function') found = def();
      if (typeof def === 'function' && isObject(found)) return found;
    } catch (error) {
      found = String(error);
    }
    this.reader.report(owner, {
      code: 'invalid-field',
      found: show(found),
      expected: `a ${kind}`,
      fix: `Make it with ${kind === 'nested type' ? 'defineNestedType' : 'defineDocumentType'}.`,
    });
    return undefined;
  }

  /** Notes that a reference wants a document type, which may come later in the config. */
  expectDocumentType(owner: Owner, name: string): void {
    this.#expected.push({ owner, name });
  }

  checkReferences(documentTypes: ReadonlyMap<string, unknown>): void {
    for (const { owner, name } of this.#expected) {
      if (documentTypes.has(name)) continue;
      const near = nearest(name, documentTypes.keys());
      this.reader.report(owner, {
        code: 'unknown-type',
        found: name,
        expected: `one of the document types of makeSource: ${[...documentTypes.keys()].join(', ')}`,
        ...(near !== undefined && { nearest: near }),
        fix: `Add ${name} to documentTypes.`,
      });
    }
  }
}

export function sameName(name: string) {
  return {
    code: 'duplicate-type',
    found: name,
    expected: 'one type of this name',
    fix: 'Rename one of the two.',
  };
}
