import { siteTime } from '@/site/clock.mjs';
import { locales } from '@/site/locales';
import { buildIndex } from './build-index';
import { listFindablePages } from './list-pages';
import { writeIndex } from './write-index';

/** Makes the index of the search in each language out of the compiled documents: the last step of the content build. */
export async function makeIndexes(): Promise<void> {
  const now = siteTime();
  for (const locale of locales)
    writeIndex(locale, buildIndex(await listFindablePages(locale, now), now));
}
