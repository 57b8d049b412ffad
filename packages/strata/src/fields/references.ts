import { nearest } from '../config/nearest';
import { type FieldPath, fieldName, type Position } from '../finding';
import type { DocumentFinding } from '../read/document-finding';

/** A document named in a field of another. */
export interface ReferenceUse {
  readonly path: FieldPath;
  readonly place: Position;
  readonly id: string;
  readonly typeNames: readonly string[];
  readonly isEmbedded: boolean;
  /** Contentlayer looks whether the file is there. */
  readonly isChecked: boolean;
}

/** What is known of all documents. */
export interface DocumentIndex {
  /** The name of a document's type; undefined where there is no such document. */
  typeOf(id: string): string | undefined;
  /** Whether the content folder has a file or folder of this path. */
  isFile(path: string): boolean;
  readonly ids: Iterable<string>;
}

/** Finds references that lead nowhere, or to a document of another type. */
export function checkReferences(
  uses: readonly ReferenceUse[],
  index: DocumentIndex,
): DocumentFinding[] {
  return uses.flatMap((use): DocumentFinding[] => {
    const type = index.typeOf(use.id);
    if (type !== undefined && use.typeNames.includes(type)) return [];
    const place = { ...use.place, field: fieldName(use.path), found: use.id };
    const expected = `the path of a document of the type ${use.typeNames.join(' or ')}, from the content folder`;
    if (type !== undefined) {
      const found = `${use.id}, which is of the type ${type}`;
      const fix = 'Name a document of the right type.';
      return [
        {
          ...place,
          about: 'incompatible',
          isKept: true,
          code: 'wrong-reference',
          found,
          expected,
          fix,
        },
      ];
    }
    const isKept =
      use.isEmbedded || (use.isChecked && !index.isFile(use.id)) ? {} : { isKept: true as const };
    const ids = [...index.ids].filter((id) => use.typeNames.includes(index.typeOf(id) ?? ''));
    const near = nearest(use.id, ids);
    return [
      {
        ...place,
        about: 'incompatible',
        ...isKept,
        code: 'dangling-reference',
        expected,
        ...(near !== undefined && { nearest: near }),
        fix: near === undefined ? 'Correct the path.' : `Write ${near}.`,
      },
    ];
  });
}
