import { defineDocumentType, type LocalDocument } from 'contentlayer2/source-files';
import { contentlayerFields } from '../../schema/contentlayer-fields';
import { type Collection, collections } from '../../schema/index';
import { readDocumentName } from './document-name';

/** What the build adds from the file name; never a publish state, which would freeze at build time. */
const identity = {
  slug: {
    type: 'string',
    resolve: (document: LocalDocument) => readDocumentName(document._id).slug,
  },
  locale: {
    type: 'enum',
    resolve: (document: LocalDocument) => readDocumentName(document._id).locale,
  },
} as const;

/** Contentlayer's document types, one for each collection. */
export const documentTypes = Object.entries<Collection>(collections).map(
  ([folder, { typeName, form, schema }]) =>
    defineDocumentType(() => ({
      name: typeName,
      filePathPattern: `${folder}/*.${form}`,
      contentType: form === 'mdx' ? 'mdx' : 'data',
      fields: contentlayerFields(schema),
      computedFields: identity,
    })),
);
