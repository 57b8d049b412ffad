import type { SiteDocument } from './content/documents';
import type { Pair } from './content/pairs';
import { originalOf, type World } from './edges/world';

/** When visitors see a document: at once, at a time, or not at all. */
export type Live =
  | { kind: 'now' }
  | { kind: 'draft' }
  | { kind: 'from'; time: string }
  | { kind: 'gone'; time: string };

/** Returns when a document is seen, and until when, at a time (milliseconds). */
export function liveOf(document: SiteDocument, world: World, at: number): Live {
  const from = world.publicFrom(document);
  const { publishedAt, expiresAt } = originalOf(document) ?? {};
  const until = world.publicUntil(document);
  if (from === Number.POSITIVE_INFINITY && originalOf(document)?.draft === true) {
    return { kind: 'draft' };
  }
  if (until <= at) return { kind: 'gone', time: String(expiresAt) };
  if (from <= at || !Number.isFinite(from)) return { kind: 'now' };
  const isWritten = typeof publishedAt === 'string' && Date.parse(publishedAt) === from;
  return { kind: 'from', time: isWritten ? publishedAt : new Date(from).toISOString() };
}

/** A moment that a change brings: something is seen from then on, or no longer. */
export type Moment = { time: string; what: 'appears' | 'goes'; document: SiteDocument };

/** Returns the moments to come after a change that were not there before, soonest first. */
export function listMoments(
  pairs: readonly Pair[],
  { before, after }: { before: World; after: World },
  at: number,
): Moment[] {
  return pairs
    .flatMap((pair): Moment[] => {
      const old = pair.before ? momentsOf(pair.before, before, at) : [];
      const known = new Set(old.map(({ time, what }) => `${what} ${time}`));
      const now = pair.after ? momentsOf(pair.after, after, at) : [];
      const isNew = pair.kind === 'renamed' || pair.before?.versions === undefined;
      return now.filter(({ time, what }) => isNew || !known.has(`${what} ${time}`));
    })
    .toSorted((a, b) => Date.parse(a.time) - Date.parse(b.time));
}

function momentsOf(document: SiteDocument, world: World, at: number): Moment[] {
  const live = liveOf(document, world, at);
  if (live.kind === 'draft') return [];
  const until = world.publicUntil(document);
  const isToGo = Number.isFinite(until) && until > at;
  const { expiresAt } = originalOf(document) ?? {};
  return [
    ...(live.kind === 'from' ? [{ time: live.time, what: 'appears', document } as const] : []),
    ...(isToGo ? [{ time: String(expiresAt), what: 'goes', document } as const] : []),
  ];
}
