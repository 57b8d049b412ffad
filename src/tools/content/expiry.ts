import { addressOf } from '@/schema';
import { defaultLocale } from '@/site/locales';
import type { Ledger } from '../ledger/ledger';
import type { DocumentFacts } from './document-facts';
import type { FileFinding, Finding } from './findings';
import type { IndexedDocument } from './site-index';

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

/**
 * Finds documents that have expired and that visitors do not know: the ledger does not have their page, or they have none.
 * A page that was public stays, to say that it is over.
 */
export function findAlreadyExpired(
  documents: readonly IndexedDocument[],
  { ledger, now }: { ledger: Ledger | undefined; now: number },
): Finding[] {
  const known = new Set(
    ledger?.lines.filter(({ from }) => (from ?? now) <= now).map(({ address }) => address),
  );
  return documents.flatMap(({ file, facts }): Finding[] => {
    const written = facts.texts.find(({ field }) => field === 'expiresAt');
    const { publicFrom = Infinity, publicUntil = Infinity } = facts;
    if (!written || file.locale !== defaultLocale || publicUntil > now) return [];
    const address = addressOf(file.collection, file.slug);
    const isKnown = address !== undefined && known.has(address);
    // Of what expires before it comes, `expires-unpublished` speaks.
    if (isKnown || publicFrom >= publicUntil) return [];
    const { text: found, ...place } = written;
    return [
      {
        level: 'warning',
        code: 'already-expired',
        file: file.shown,
        ...place,
        found,
        expected: address
          ? 'a moment to come: by the list of addresses no visitor has seen this page, and none will'
          : 'a moment to come: this is shown nowhere any more',
        fix: 'Correct the moment, leave the line out, or remove the file.',
      },
    ];
  });
}
