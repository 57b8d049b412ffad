import type { TextAt } from './body';
import type { DocumentFacts } from './document-facts';
import type { FileFinding } from './findings';

/** What a new document says where someone has to write (`src/tools/write/example.ts`). */
export const toBeWritten = 'To be written';

/** What it says of its picture. */
export const placeholderAlt = 'A placeholder: amber light over a dark tide.';

/** Finds words of a new document that were left as they were, and that visitors will read: those of drafts they do not. */
export function findStillToWrite(facts: DocumentFacts, lines: readonly TextAt[]): FileFinding[] {
  const { publicFrom = Number.POSITIVE_INFINITY } = facts;
  if (publicFrom === Number.POSITIVE_INFINITY) return [];
  const left = [...facts.texts, ...lines].filter(
    ({ text }) => text.replace(/^#+ /, '').startsWith(toBeWritten) || text === placeholderAlt,
  );
  const [first] = left;
  if (!first) return [];
  const { text: found, ...place } = first;
  const others = left.length - 1;
  return [
    {
      level: 'warning',
      code: 'still-to-write',
      ...place,
      found,
      expected: 'words of your own: visitors will read these',
      fix:
        others === 0
          ? 'Write it.'
          : `Write it, and the same in ${others} other ${others === 1 ? 'place' : 'places'} of this file.`,
    },
  ];
}
