import type { Reader } from '@/rules/reader';
import type { Locale } from '@/site/locales';

/** A reader of the site at this moment, in this language. */
export const readIn = (locale: Locale): Reader => ({ locale, now: new Date() });
