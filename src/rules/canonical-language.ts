import type { Locale } from '@/site/locales';

/**
 * Returns the language whose address stands for a page: the page's own where its document is translated, else the
 * original's. `languages` are those the document exists in, the original's first.
 */
export function canonicalLanguage(languages: readonly Locale[], locale: Locale): Locale {
  const [original = locale] = languages;
  return languages.includes(locale) ? locale : original;
}
