import { type Locale, regionalTags } from '@/site/locales';

/**
 * Returns the day of a moment (ISO 8601) in the agency's time zone, in words: "5 October 2026", "5 października 2026".
 * next-intl's own formatter knows only the page's language, and writes English dates as Americans do.
 */
export function formatDay(moment: string, locale: Locale): string {
  return formats[locale].format(new Date(moment));
}

const formats = { en: dayFormat('en'), pl: dayFormat('pl') } satisfies Record<Locale, unknown>;

function dayFormat(locale: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(regionalTags[locale], {
    dateStyle: 'long',
    timeZone: 'Europe/Warsaw',
  });
}
