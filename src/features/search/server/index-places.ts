import { join } from 'node:path';
import type { Locale } from '@/site/locales';

const folder = join(/* turbopackIgnore: true */ process.cwd(), '.contentlayer');

/** What the site reads of the documents first: it changes with each of them. */
export const contentPath = join(folder, 'content.json');

/** Where the content build writes the indexes of the search (`src/tools/search/`). */
export const indexFolder = join(folder, 'search');

/** The file of a language that the site reads first. */
export const storedPath = (locale: Locale) => join(indexFolder, `${locale}.json`);

/** A file of an index in parts. */
export const partPath = (locale: Locale, hash: string, name: string) =>
  join(indexFolder, locale, hash, name);
