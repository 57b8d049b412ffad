import { readOffset } from '../config/timezone';

/**
 * Turns a date as written into a moment in UTC; undefined where it is none. A date without a zone of its own is one of
 * the given zone, by the clock that JavaScript reads it with: UTC for a day, the machine's for a day with a time.
 */
export function readDate(written: string, timezone: string | undefined): string | undefined {
  const date = new Date(written);
  if (Number.isNaN(date.getTime())) return undefined;
  if (timezone === undefined || hasZone(written)) return date.toISOString();
  const moment = new Date(date.getTime() - offsetAt(date, timezone));
  // Contentlayer writes a moment of a zone without the zeros of its fraction.
  return moment.toISOString().replace(/\.?0*Z$/, 'Z');
}

const zoned =
  /^([+\u2212-]\d{6}|\d{4})-?(\d{2})-?(\d{2})(?:T|\s+)(\d{2})(?::?\d{2}){0,2}(?:[.,]\d{1,9})?(?:z|[+\u2212-](?:[01]\d|2[0-3])(?::?[0-5]\d){0,2})/i;

/** Whether a date says its own zone, as a date that exists. */
function hasZone(written: string): boolean {
  const [, year, month, day, hour] = zoned.exec(written) ?? [];
  if (year === undefined) return false;
  const days = new Date(Date.UTC(2000 + (Number(year) % 400), Number(month), 0)).getUTCDate();
  return Number(day) >= 1 && Number(day) <= days && Number(hour) < 24;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** By how many milliseconds a zone is ahead of UTC at a moment. */
function offsetAt(date: Date, timezone: string): number {
  const fixed = readOffset(timezone);
  if (fixed !== undefined) return fixed * 60_000;
  const parts = Object.fromEntries(
    formatOf(timezone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  const year = parts.era === 'BC' ? 1 - Number(parts.year) : Number(parts.year);
  const local = new Date(0);
  local.setUTCFullYear(year, Number(parts.month) - 1, Number(parts.day));
  local.setUTCHours(Number(parts.hour), Number(parts.minute), Number(parts.second));
  return local.getTime() - Math.floor(date.getTime() / 1000) * 1000;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}
