/** What a config says about content, checked and with every default filled in. */
export interface Model {
  /** In the order of the config. */
  readonly documentTypes: ReadonlyMap<string, DocumentType>;
  /** Named nested types of all documents, in the order in which fields mention them. */
  readonly nestedTypes: ReadonlyMap<string, NestedType>;
  /** The field that holds the text after the frontmatter. */
  readonly bodyFieldName: string;
  /** The field that holds the name of a document's type. */
  readonly typeFieldName: string;
  /** Of dates without a zone of their own; UTC where none is given. */
  readonly timezone?: string;
  /** Absolute, with forward slashes. */
  readonly contentDir: string;
  /** Folders to read, relative to `contentDir`; none means all of it. */
  readonly include: readonly string[];
  /** Paths to leave out, relative to `contentDir`. */
  readonly exclude: readonly string[];
  readonly flags: Flags;
}

/** What happens to a document with findings; the words are Contentlayer's. */
export interface Flags {
  readonly onUnknownDocuments: 'skip-warn' | 'skip-ignore' | 'fail';
  readonly onExtraFieldData: 'warn' | 'ignore' | 'fail';
  readonly onMissingOrIncompatibleData: 'skip-warn' | 'skip-ignore' | 'fail';
}

export type ContentType = 'markdown' | 'mdx' | 'data';

export interface DocumentType {
  readonly name: string;
  readonly description: string | undefined;
  readonly filePathPattern: string | undefined;
  readonly contentType: ContentType;
  /** Whether files of another kind are refused: the config names both a path and a content type. */
  readonly hasExtensions: boolean;
  readonly isSingleton: boolean;
  /** With the body, which comes last. */
  readonly fields: readonly Field[];
  readonly computedFields: readonly ComputedField[];
  /** Where the config defines it. */
  readonly place: ConfigPlace;
}

export interface NestedType {
  readonly name: string;
  readonly description: string | undefined;
  readonly fields: readonly Field[];
}

/** A place in the config or in a file it imports. */
export interface ConfigPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface ComputedField {
  readonly name: string;
  readonly description: string | undefined;
  readonly type: string;
  readonly resolve: (document: Record<string, unknown>) => unknown;
}

export type Field = Shape & {
  readonly name: string;
  readonly description: string | undefined;
  readonly isRequired: boolean;
  /** The body, which no writer writes as a field. */
  readonly isSystem: boolean;
  readonly default: unknown;
};

export type PlainType = (typeof plainTypes)[number];

/** Types of fields that need no words beyond their name. */
export const plainTypes = [
  'string',
  'number',
  'boolean',
  'json',
  'date',
  'markdown',
  'mdx',
  'image',
] as const;

/** What a value may look like; an item of a list has a shape too, but never that of a list. */
export type Shape =
  | Item
  | {
      readonly type: 'nested-any';
      readonly typeNames: readonly string[];
      readonly typeField: string;
    }
  | {
      readonly type: 'reference-any';
      readonly typeNames: readonly string[];
      readonly typeField: string;
    }
  | { readonly type: 'list'; readonly of: Item }
  | { readonly type: 'list-any'; readonly of: readonly Item[]; readonly typeField: string };

export type Item =
  | { readonly type: PlainType }
  | { readonly type: 'enum'; readonly options: readonly string[] }
  | { readonly type: 'nested'; readonly typeName: string }
  | { readonly type: 'nested-unnamed'; readonly fields: readonly Field[] }
  | { readonly type: 'reference'; readonly typeName: string; readonly isEmbedded: boolean };
