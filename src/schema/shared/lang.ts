import { z } from 'zod';
import { locales } from '../../site/locales';

/** A language the site speaks. */
export const lang = () => z.enum(locales);

/** The same optional `lang` field in every type of document. */
export const documentLang = lang()
  .optional()
  .describe(
    'The language this document is written in: en or pl. Left out, it is English, or the language in the file name of a translation.',
  );
