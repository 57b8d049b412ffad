import { getTranslations } from 'next-intl/server';
import { documentKinds } from '@/collections/paged-rows';
import type { ResultWords } from '@/features/search/index-file';
import { partKinds, type ResultKind } from '@/features/search/search-entry';
import type { Locale } from '@/site/locales';

/** Returns the words that travel with the search index. */
export async function resultWords(locale: Locale): Promise<ResultWords> {
  const words = await getTranslations({ locale, namespace: 'search' });
  const site = await getTranslations({ locale, namespace: 'site' });
  const all: ResultKind[] = [...documentKinds, 'topic', 'page', ...partKinds];
  const kinds = Object.fromEntries(all.map((kind) => [kind, words(`kinds.${kind}`)]));
  return {
    kinds: kinds as Record<ResultKind, string>,
    results: words('results'),
    hint: words('hint'),
    none: words('none'),
    advice: words('advice'),
    section: words('section'),
    also: words('also'),
    start: words('start'),
    slashKey: words('slashKey'),
    more: words('more'),
    searching: words('searching'),
    language: site('language'),
  };
}
