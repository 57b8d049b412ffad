import { join } from 'node:path';
import type { Locale } from '@/site/locales';

/** Where the content build writes the indexes of the search (`src/tools/search/`). */
export const indexFolder = join(/* turbopackIgnore: true */ process.cwd(), '.contentlayer/search');

/** The file of a language that the site reads first. */
export const storedPath = (locale: Locale) => join(indexFolder, `${locale}.json`);

/** A file of an index in parts. */
export const partPath = (locale: Locale, hash: string, name: string) =>
  join(indexFolder, locale, hash, name);
