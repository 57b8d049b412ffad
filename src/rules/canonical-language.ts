import type { Locale } from '@/site/locales';

/**
 * Returns the language of a page's canonical address: `locale` if the document is translated, else that of the
 * original. `languages` are those of the document, the original first.
 */
export function canonicalLanguage(languages: readonly Locale[], locale: Locale): Locale {
  const [original = locale] = languages;
  return languages.includes(locale) ? locale : original;
}
