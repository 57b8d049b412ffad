import type { Locale } from '@/site/locales';
import { loadBody } from './bodies';
import { type Document, loadDocuments } from './generated';
import { resolveImage } from './images';
import { requirePerson } from './people';

/** A workshop as lists show it: picture and tutor resolved. */
export type WorkshopSummary = ReturnType<typeof summarize>;
/** A workshop as its page shows it. */
export type Workshop = NonNullable<Awaited<ReturnType<typeof getWorkshop>>>;

function summarize(workshop: Document<'workshops'>, locale: Locale) {
  const { features: _features, forWhom: _for, notForWhom: _not, ...summary } = workshop;
  return {
    ...summary,
    image: resolveImage(workshop.image),
    tutor: requirePerson(workshop.tutor, locale),
  };
}

/** Returns all workshops in their set order. */
export function listWorkshops(locale: Locale): WorkshopSummary[] {
  return loadDocuments('workshops', locale)
    .toSorted((a, b) => a.order - b.order)
    .map((workshop) => summarize(workshop, locale));
}

/**
 * Returns one workshop with its compiled body; undefined where there is none. Lines for whom it is (not) without
 * a description are dropped (specification, section 5); a document without a body gets an empty one.
 */
export async function getWorkshop(slug: string, locale: Locale) {
  const workshop = loadDocuments('workshops', locale).find((candidate) => candidate.slug === slug);
  if (!workshop) return undefined;
  return {
    ...summarize(workshop, locale),
    features: workshop.features.map(({ image, ...feature }) => ({
      ...feature,
      ...(image && { image: resolveImage(image) }),
    })),
    forWhom: listDescriptions(workshop.forWhom),
    notForWhom: listDescriptions(workshop.notForWhom),
    timetable: readTimetable(workshop),
    body: workshop.words > 0 ? await loadBody('workshops', workshop) : '',
  };
}

/** Returns the workshops other than this one, in their set order. */
export function listOtherWorkshops(slug: string, locale: Locale): WorkshopSummary[] {
  return listWorkshops(locale).filter((workshop) => workshop.slug !== slug);
}

function listDescriptions(lines: readonly { description: string }[]): string[] {
  return lines.map(({ description }) => description.trim()).filter((line) => line !== '');
}

/**
 * A body that tells its days has one second-level heading for each, first of all: 'Day one: find the lines'. What
 * stands before the colon is said by the timetable's own numbers. Fewer headings than days: no timetable.
 */
function readTimetable({ headings, days }: Document<'workshops'>) {
  const told = headings.filter(({ depth }) => depth === 2).slice(0, days);
  if (told.length < days) return [];
  return told.map(({ id, text }) => ({ id, title: text.replace(/^[^:]*:\s*/, '') }));
}
