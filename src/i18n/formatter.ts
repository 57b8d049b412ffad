import { createFormatter, useLocale } from 'next-intl';
import { type Locale, regionalTags, timeZone } from '@/site/locales';

/**
 * next-intl's formatter, for sections: dates, numbers and lists as the page's language is written in its region.
 * next-intl's own hook knows the language alone, and writes English as Americans do: October 5, 2026; a, b, and c.
 */
export function useFormatter() {
  return formatters[useLocale()];
}

/** The formatters by language. */
export const formatters = { en: formatterOf('en'), pl: formatterOf('pl') } satisfies Record<
  Locale,
  unknown
>;

function formatterOf(locale: Locale) {
  // The type knows the site's languages only; what happens inside is `Intl`, which takes any tag.
  const tag: string = regionalTags[locale];
  return createFormatter({ locale: tag as Locale, timeZone });
}
