import { createFormatter, useLocale } from 'next-intl';
import { type Locale, languages, locales, timeZone } from '@/site/locales';

/**
 * Returns next-intl's formatter for sections: dates, numbers and lists as the page's language is written in its region.
 * next-intl's own hook knows the language only and writes American English: October 5, 2026; a, b, and c.
 */
export function useFormatter() {
  return formatters[useLocale()];
}

/** One formatter per language. */
export const formatters = Object.fromEntries(
  locales.map((locale) => [locale, formatterOf(locale)]),
) as Record<Locale, ReturnType<typeof formatterOf>>;

/** Returns the name of the language `named` in the language `locale`. */
export function nameLanguage(named: Locale, locale: Locale): string {
  return new Intl.DisplayNames(languages[locale].region, { type: 'language' }).of(named) ?? named;
}

function formatterOf(locale: Locale) {
  // The type allows only the site's languages, but `Intl`, which reads the tag, takes any.
  return createFormatter({ locale: languages[locale].region as Locale, timeZone });
}
