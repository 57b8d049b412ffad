import type { Reader } from '@/rules/reader';
import type { Locale } from '@/site/locales';
import { type Document, openMdx } from './documents';
import { resolveImage } from './images';
import { groupByKeys, oncePerList } from './once-per-list';
import { requirePerson } from './people';

/** A workshop with its picture and its tutor resolved. */
export type WorkshopSummary = ReturnType<typeof show>;
/** A workshop as its page shows it. */
export type Workshop = WorkshopSummary & { body: string };

/** The lists of who a workshop is (not) for drop items without a description (docs/specification.md, section 5). */
function show(workshop: Document<'workshops'>, locale: Locale) {
  return {
    ...workshop,
    image: resolveImage(workshop.image),
    tutor: requirePerson(workshop.tutor, locale),
    features: workshop.features.map(({ image, ...feature }) => ({
      ...feature,
      ...(image && { image: resolveImage(image) }),
    })),
    forWhom: listDescriptions(workshop.forWhom),
    notForWhom: listDescriptions(workshop.notForWhom),
    timetable: readTimetable(workshop),
  };
}

/** The workshops in their set order. */
export const workshops = openMdx('workshops', show);

const byTutor = oncePerList((all: readonly WorkshopSummary[]) =>
  groupByKeys(all, ({ tutor }) => [tutor.slug]),
);

/** Returns the workshops someone teaches, in their set order. */
export function listWorkshopsBy(tutor: string, reader: Reader): readonly WorkshopSummary[] {
  return byTutor(workshops.list(reader)).get(tutor) ?? [];
}

/** Returns the first workshops other than this one, in their set order, at most `most`. */
export function listOtherWorkshops(slug: string, { most, ...reader }: Reader & { most: number }) {
  const first = workshops.list(reader).slice(0, most + 1);
  return first.filter((workshop) => workshop.slug !== slug).slice(0, most);
}

function listDescriptions(lines: readonly { description: string }[]): string[] {
  return lines.map(({ description }) => description.trim()).filter((line) => line !== '');
}

/**
 * Returns the days of a workshop: the first second-level headings of its body, without the words before the colon ('Day
 * one: find the lines'). Empty where there are fewer such headings than days.
 */
function readTimetable({ headings, days }: Document<'workshops'>) {
  const named = headings.filter(({ depth }) => depth === 2).slice(0, days);
  if (named.length < days) return [];
  return named.map(({ id, text }) => ({ id, title: text.replace(/^[^:]*:\s*/, '') }));
}
