import { type Language, languages as rows } from './languages.mjs';

/** A language of the site, as its tag in addresses. */
export type Locale = keyof typeof rows;

/** Each language's row. */
export const languages: Readonly<Record<Locale, Language>> = rows;

/** All languages, the default first. */
export const locales = Object.keys(rows) as [Locale, ...Locale[]];

/** The language that addresses do not name. Documents are written in it unless they say otherwise. */
export const [defaultLocale] = locales;

/** The time zone of the agency's days. */
export const timeZone = 'Europe/Warsaw';
