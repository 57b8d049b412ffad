/** The languages of the site; the first is the default and has no prefix in its addresses. */
export const locales = ['en', 'pl'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';
