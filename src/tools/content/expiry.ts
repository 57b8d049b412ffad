import type { DocumentFacts } from './document-facts';
import type { FileFinding } from './findings';

/** Finds a document that would never be seen: it expires before, or as soon as, it is published. */
export function checkExpiry({ publicFrom, publicUntil, texts }: DocumentFacts): FileFinding[] {
  const written = texts.find(({ field }) => field === 'expiresAt');
  if (!written || publicFrom === undefined || publicUntil === undefined) return [];
  // The time of a draft is not known yet.
  const isSeen = publicFrom < publicUntil || publicFrom === Number.POSITIVE_INFINITY;
  if (isSeen) return [];
  const { text: found, ...place } = written;
  return [
    {
      code: 'expires-unpublished',
      ...place,
      found,
      expected: 'a moment after publishedAt',
      fix: 'Correct one of the two.',
    },
  ];
}
