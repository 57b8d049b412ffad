import { timeZone } from '@/site/locales';
import type { TextAt } from './body';
import type { FileFinding } from './findings';
import { findLongWord } from './long-words';
import { findMailSlip } from './mail-domains';

/** Warns of values that are valid and hardly ever meant. */
export function adviseOnFields(texts: readonly TextAt[]): FileFinding[] {
  return texts.flatMap((text) => {
    const found = [
      ...findOtherOffset(text),
      ...findMailSlip(text),
      ...findLongWord(text.text, text),
    ];
    return found.map((finding) => ({ ...finding, ...(text.field && { field: text.field }) }));
  });
}

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}([+-]\d{2}:\d{2})$/;
const offsets = ['+01:00', '+02:00'];
const clock = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });

/** An hour is lost or won where a summer date has the offset of winter. Other offsets are those of other places. */
function findOtherOffset({ text, line, column }: TextAt): FileFinding[] {
  const offset = moment.exec(text)?.[1] ?? '';
  const time = Date.parse(text);
  if (!offsets.includes(offset) || Number.isNaN(time)) return [];
  const due = clock
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.slice(3);
  if (due === undefined || due === offset) return [];
  const nearest = text.replace(offset, due);
  return [
    {
      level: 'warning',
      code: 'other-offset',
      line,
      column,
      found: text,
      expected: `the offset ${due}, which ${timeZone} has on this day`,
      nearest: `"${nearest}"`,
      fix: `Write "${nearest}", or it happens an hour ${offset > due ? 'earlier' : 'later'}.`,
    },
  ];
}

/** Nothing is planned this far ahead: the year is a slip. */
const farMs = 2 * 366 * 24 * 60 * 60 * 1000;

/** Warns of moments more than two years after `now` (milliseconds); an end may be as far away as one likes. */
export function findFarDates(texts: readonly TextAt[], now: number): FileFinding[] {
  return texts
    .filter(
      ({ text, field }) =>
        field !== 'expiresAt' &&
        moment.test(text.replace(/Z$/, '+00:00')) &&
        Date.parse(text) > now + farMs,
    )
    .map(({ text, ...place }) => ({
      level: 'warning',
      code: 'far-future',
      ...place,
      found: text,
      expected: 'a date within the next two years',
      fix: 'Look at the year.',
    }));
}
