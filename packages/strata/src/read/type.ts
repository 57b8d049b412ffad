import micromatch from 'micromatch';
import type { DocumentType, Model } from '../config/model';
import { nearest } from '../config/nearest';
import { show } from '../finding';
import type { SourceDocument } from './document';
import type { DocumentFinding } from './document-finding';

/** Tells which type a document has. */
export type FindType = (
  document: SourceDocument,
) => { type: DocumentType; finding?: undefined } | { type?: undefined; finding: DocumentFinding };

/**
 * Finds types by the field that names one, then by the first pattern that fits the path. Of two types with one pattern
 * the second wins, as in Contentlayer.
 */
export function defineTypes({ documentTypes, typeFieldName }: Model): FindType {
  const patterns = new Map(
    [...documentTypes.values()].flatMap((type) =>
      type.filePathPattern === undefined ? [] : [[type.filePathPattern, type] as const],
    ),
  );
  const matchers = [...patterns].map(([pattern, type]) => ({
    type,
    isMatch: micromatch.matcher(pattern),
  }));

  return (document) => {
    const named = document.fields[typeFieldName];
    const names = [...documentTypes.keys()];
    if (named !== undefined) {
      const type = typeof named === 'string' ? documentTypes.get(named) : undefined;
      if (!type) return { finding: noSuchType(document, typeFieldName, named, names) };
      return checkExtension(document, type);
    }
    const type = matchers.find(({ isMatch }) => isMatch(document.id))?.type;
    if (!type) return { finding: unknownDocument(typeFieldName, names) };
    return checkExtension(document, type);
  };
}

const wantedExtensions = {
  markdown: ['md', 'mdx'],
  mdx: ['md', 'mdx'],
  data: ['json', 'yaml', 'yml'],
} as const;

function checkExtension(document: SourceDocument, type: DocumentType): ReturnType<FindType> {
  const wanted: readonly string[] = wantedExtensions[type.contentType];
  const extension = document.id.toLowerCase().split('.').pop() ?? '';
  if (!type.hasExtensions || wanted.includes(extension)) return { type };
  return {
    finding: {
      about: 'incompatible',
      code: 'wrong-extension',
      line: 1,
      column: 1,
      found: `.${extension}`,
      expected: `a file of ${type.name}, which ends in ${wanted.map((end) => `.${end}`).join(' or ')}`,
      fix: 'Rename the file, move it, or change contentType in the config.',
    },
  };
}

function noSuchType(
  document: SourceDocument,
  field: string,
  named: unknown,
  names: readonly string[],
): DocumentFinding {
  const near = nearest(String(named), names);
  return {
    about: 'incompatible',
    code: 'unknown-type',
    ...document.placeOf([field]),
    field,
    found: show(named),
    expected: `one of the document types: ${names.join(', ')}`,
    ...(near !== undefined && { nearest: near }),
    fix: near === undefined ? 'Choose one of these, or rename the field.' : `Write ${near}.`,
  };
}

function unknownDocument(field: string, names: readonly string[]): DocumentFinding {
  return {
    about: 'unknown',
    code: 'unknown-document',
    line: 1,
    column: 1,
    expected: 'a file whose path fits the pattern of a document type',
    fix: `Move the file, exclude it in the config, or say with the field ${field} which type it has: ${names.join(', ')}.`,
  };
}
