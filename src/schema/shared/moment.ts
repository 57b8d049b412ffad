import { z } from 'zod';

const example = '"2026-03-02T09:00:00+01:00"';
const dateAndTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;
const offsetAtEnd = /(?:Z|[+-]\d{2}:\d{2})$/;

/** Says what a moment must be, for a writer; assumes that it is not a valid one. */
function explainMoment(written: unknown): string {
  if (typeof written !== 'string') return `must be a quoted date and time such as ${example}`;
  if (!dateAndTime.test(written)) return `must be a date and time such as ${example}`;
  if (!offsetAtEnd.test(written)) {
    return `must end with a time zone offset: +01:00 (winter) or +02:00 (summer), as in ${example}`;
  }
  return 'must be a date and time that exists in the calendar';
}

/**
 * An instant as the writer put it: ISO 8601 with its offset, quoted in YAML.
 * It stays this exact text all the way to the page (never turned into UTC), so 00:30 in Gdańsk keeps
 * its day; compare two of them with `Date.parse`, not as strings.
 */
export const moment = () =>
  z.iso.datetime({ offset: true, error: (issue) => explainMoment(issue.input) });

/**
 * When a document goes again, in any collection: lists, feeds, sitemap and search lose it at that moment, and its page
 * answers that it is gone (`windowOf` in `src/schema/index.ts`).
 */
export const expiry = () =>
  moment()
    .optional()
    .describe(
      'When it goes again, quoted, with offset. From then on it is in no list, and its page, if it has one, says that it is over. Left out, it stays.',
    );

/** A day of any year, such as a birthday, which says no age: "03-02" is 2 March, quoted in YAML. */
export const dayOfYear = () =>
  z.string().refine(isDayOfYear, {
    message: 'must be a month and a day without a year, quoted: "03-02" for 2 March',
    params: { rule: 'bad-date' },
  });

function isDayOfYear(written: string): boolean {
  // A leap year, so that 29 February is a day.
  return z.iso.date().safeParse(`2000-${written}`).success;
}
