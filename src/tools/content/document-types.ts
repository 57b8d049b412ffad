import { defineDocumentType, type LocalDocument } from 'contentlayer2/source-files';
import { readOutline } from '../../mdx/outline';
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

/** What the build reads off a body; one field, so that the body is parsed once (`split.ts` spreads it). */
const outline = {
  outline: {
    type: 'json',
    resolve: (document: LocalDocument) => readOutline(document.body.raw),
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
      computedFields: form === 'mdx' ? { ...identity, ...outline } : identity,
    })),
);
