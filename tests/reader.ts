import type { Reader } from '@/rules/reader';
import type { Locale } from '@/site/locales';

/** Somebody who reads the site now, in this language. */
export const readIn = (locale: Locale): Reader => ({ locale, now: new Date() });
