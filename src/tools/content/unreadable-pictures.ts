import type { Finding as EngineFinding } from '@amberline/strata/finding';
import type { UnreadablePicture } from '../images/measure';
import type { Finding } from './findings';
import type { IndexedDocument } from './site-index';

/**
 * The findings for pictures that could not be measured, and of which the check has not spoken: it reads the head of a
 * picture alone. Each stands where a document names the picture; where none does, at the picture itself.
 */
export function findUnreadable(
  pictures: readonly UnreadablePicture[],
  documents: Iterable<IndexedDocument>,
  reported: readonly Pick<EngineFinding, 'code' | 'found'>[],
): Finding[] {
  const known = new Set(
    reported.flatMap(({ code, found }) => (code === 'unreadable-picture' && found) || []),
  );
  const unknown = pictures.filter(({ path }) => !known.has(path));
  if (unknown.length === 0) return [];
  const all = [...documents];
  return unknown.flatMap(({ path, reason }): Finding[] => {
    const places = all.flatMap(({ file, facts }) =>
      facts.images
        .filter(({ target }) => target === path)
        .map(({ line, column, field }) => ({
          file: file.shown,
          line,
          column,
          ...(field !== undefined && { field }),
        })),
    );
    const own = { file: `public${path}`, line: 1, column: 1 };
    return (places.length > 0 ? places : [own]).map((place) => ({
      ...unreadablePicture,
      ...place,
      found: `${path} (${reason})`,
    }));
  });
}

/** What is said of a picture that is none. */
export const unreadablePicture = {
  code: 'unreadable-picture',
  expected: 'a file that can be opened as a picture',
  fix: 'Copy or export it again: what is there may be empty, cut off, or the pointer of Git LFS instead of the file.',
} as const;
