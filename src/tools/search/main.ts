/**
 * The last step of `npm run content`: makes the index of the search in each language out of the compiled documents. In
 * the preview (`npm run dev`) the site calls it itself, when the search is opened after a change.
 */
import { locales } from '@/site/locales';
import { buildIndex } from './build-index';
import { listFindablePages } from './list-pages';
import { writeIndex } from './write-index';

for (const locale of locales)
  writeIndex(locale, buildIndex(await listFindablePages(locale), Date.now()));
