import { z } from 'zod';
import { defaultLocale, languages, locales } from '../../site/locales';

/** A language the site speaks. */
export const lang = () => z.enum(locales);

/** The same optional `lang` field in every type of document. */
export const documentLang = lang()
  .optional()
  .describe(
    `The language this document is written in: ${locales.join(' or ')}. Left out, it is ${languages[defaultLocale].name}, or the language in the file name of a translation.`,
  );
