import type { Locale } from '@/site/locales';

const minute = 60_000;
const hour = 60 * minute;

/** Returns how soon something is (`ms` milliseconds from now, at least a second), in words: 'in 14 seconds'. */
export function timeLeft(ms: number, locale: Locale): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  if (ms > hour) return words.format(Math.round(ms / hour), 'hour');
  if (ms > minute) return words.format(Math.ceil(ms / minute), 'minute');
  return words.format(Math.max(1, Math.ceil(ms / 1000)), 'second');
}
