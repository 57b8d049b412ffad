import type { DocumentFacts } from '../../content/document-facts';

/** Says in words whether visitors see a document at `now`, by the facts of its original. */
export function describeState(
  { data }: Pick<DocumentFacts, 'data'>,
  now: number,
): { state: string; isPublic: boolean } {
  if (data === undefined) return { state: 'Its fields cannot be read', isPublic: false };
  const { draft, publishedAt, expiresAt } = Object(data);
  if (draft === true) return { state: 'Draft', isPublic: false };
  const [from, until] = [timeOf(publishedAt), timeOf(expiresAt)];
  const isPublic = (from ?? 0) <= now && (until ?? Number.POSITIVE_INFINITY) > now;
  const parts = [
    from === undefined
      ? 'Public'
      : `${from > now ? 'Scheduled for' : 'Public since'} ${inWords(publishedAt)}`,
    until !== undefined && `${until > now ? 'expires' : 'expired'} ${inWords(expiresAt)}`,
  ];
  return { state: parts.filter((part) => part !== false).join('; '), isPublic };
}

function timeOf(moment: unknown): number | undefined {
  const time = typeof moment === 'string' ? Date.parse(moment) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** A moment as its writer put it: 2026-12-24 09:00 (+01:00). */
function inWords(moment: string): string {
  return moment.replace(/T(\d\d:\d\d)[\d:.]*/, ' $1 ').replace(/ (\S+)$/, ' ($1)');
}
