import { readingMinutes } from '@/rules/reading-time';
import { type Locale, locales } from '@/site/locales';
import type { Fields } from '../../compile/versions';
import { areSeenAlike } from '../compare/seen';
import { plain } from '../compare/values';
import { wordsOf } from '../compare/words';
import { bodyFor, type SiteDocument, versionFor } from '../content/documents';
import type { Pair } from '../content/pairs';
import { attempt, originalOf, type World } from './world';

/** What differs for the readers of one language. */
export type Effect = {
  locale: Locale;
  /** The outermost fields that differ; of a body, its headings are one. */
  fields: ReadonlySet<string>;
  hasOtherBody: boolean;
  /** Its body takes more or fewer minutes to read. */
  hasOtherLength: boolean;
  /** It is new, gone, renamed, public at another time, or in another place of its lists. */
  hasMoved: boolean;
};

/** What the build adds by itself, or is told by other means. */
const added = new Set(['slug', 'locale', 'lang', 'languages', 'bodyHash', 'bodyFile']);

/** Returns what a change does, by the languages in which it does anything. */
export function listEffects(pair: Pair, before: World, after: World): Effect[] {
  const hasMoved = pair.kind !== 'changed' || isElsewhere(pair, before, after);
  return locales.flatMap((locale): Effect[] => {
    const [old, now] = [versionFor(pair.before, locale), versionFor(pair.after, locale)];
    const [was, is] = [bodyFor(pair.before, locale), bodyFor(pair.after, locale)];
    const fields = differingFields(old, now);
    if (headingsOf(was) !== headingsOf(is)) fields.add('headings');
    const hasOtherBody = !areSeenAlike(was, is);
    const hasOtherLength = minutesOf(was) !== minutesOf(is);
    const speaksAnew = old?.lang !== now?.lang;
    return hasMoved || fields.size > 0 || hasOtherBody || speaksAnew
      ? [{ locale, fields, hasOtherBody, hasOtherLength, hasMoved: hasMoved || speaksAnew }]
      : [];
  });
}

const headingsOf = (body: string) => (body.match(/^#{2,6} .*/gm) ?? []).join('\n');
const minutesOf = (body: string) => readingMinutes(wordsOf(body).length);

function differingFields(before: Fields = {}, after: Fields = {}): Set<string> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const differs = (name: string) =>
    plain(JSON.stringify(before[name]) ?? '') !== plain(JSON.stringify(after[name]) ?? '');
  return new Set([...names].filter((name) => !added.has(name) && differs(name)));
}

function isElsewhere({ before: old, after: now }: Pair, before: World, after: World): boolean {
  if (!old || !now) return true;
  if (before.publicFrom(old) !== after.publicFrom(now)) return true;
  if (before.publicUntil(old) !== after.publicUntil(now)) return true;
  const row = after.rows[now.collection];
  const order = (one: SiteDocument, other: SiteDocument) =>
    Math.sign(attempt(() => row?.order(originalOf(one) as never, originalOf(other) as never)) ?? 0);
  return (
    // An order by file name puts no document before itself, whichever way it is asked.
    (order(old, now) !== 0 && order(old, now) === -order(now, old)) ||
    JSON.stringify(originalOf(old)?.languages) !== JSON.stringify(originalOf(now)?.languages)
  );
}

/** The two sides of a pair with their worlds, where they exist. */
export function sidesOf(pair: Pair, before: World, after: World): [SiteDocument, World][] {
  return [
    ...(pair.before ? [[pair.before, before] as [SiteDocument, World]] : []),
    ...(pair.after ? [[pair.after, after] as [SiteDocument, World]] : []),
  ];
}
