/** The languages of the site; the first is the default and has no prefix in its addresses. */
export const locales = ['en', 'pl'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

/** Whose spelling and dates each language follows, as a BCP 47 tag. */
export const regionalTags = { en: 'en-GB', pl: 'pl-PL' } as const satisfies Record<Locale, string>;

/** Where the agency’s days begin and end. */
export const timeZone = 'Europe/Warsaw';
