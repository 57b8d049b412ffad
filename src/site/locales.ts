import { type Language, languages as rows } from './languages.mjs';

/** A language of the site, as addresses write it. */
export type Locale = keyof typeof rows;

/** Each language's row. */
export const languages: Readonly<Record<Locale, Language>> = rows;

/** All languages, the default first. */
export const locales = Object.keys(rows) as [Locale, ...Locale[]];

/** The language that addresses do not name, and that documents are written in unless they say otherwise. */
export const [defaultLocale] = locales;

/** Where the agency’s days begin and end. */
export const timeZone = 'Europe/Warsaw';
