import { createFormatter, useLocale } from 'next-intl';
import { type Locale, languages, locales, timeZone } from '@/site/locales';

/**
 * next-intl's formatter, for sections: dates, numbers and lists as the page's language is written in its region.
 * next-intl's own hook knows the language alone, and writes English as Americans do: October 5, 2026; a, b, and c.
 */
export function useFormatter() {
  return formatters[useLocale()];
}

/** The formatters by language. */
export const formatters = Object.fromEntries(
  locales.map((locale) => [locale, formatterOf(locale)]),
) as Record<Locale, ReturnType<typeof formatterOf>>;

/** Returns what one language is called in another one. */
export function nameLanguage(named: Locale, locale: Locale): string {
  return new Intl.DisplayNames(languages[locale].region, { type: 'language' }).of(named) ?? named;
}

function formatterOf(locale: Locale) {
  // The type knows the site's languages only; what happens inside is `Intl`, which takes any tag.
  return createFormatter({ locale: languages[locale].region as Locale, timeZone });
}
