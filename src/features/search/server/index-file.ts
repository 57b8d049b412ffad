import { getTranslations } from 'next-intl/server';
import { type EntryKind, entryKinds } from '@/features/search/search-entry';
import type { ResultWords } from '@/features/search/search-index';
import type { Locale } from '@/site/locales';

/** Returns the words that travel with the search index. */
export async function resultWords(locale: Locale): Promise<ResultWords> {
  const words = await getTranslations({ locale, namespace: 'search' });
  const kinds = Object.fromEntries(entryKinds.map((kind) => [kind, words(`kinds.${kind}`)]));
  return {
    kinds: kinds as Record<EntryKind, string>,
    results: words('results'),
    hint: words('hint'),
    none: words('none'),
    advice: words('advice'),
    section: words('section'),
    also: words('also'),
    slashKey: words('slashKey'),
  };
}
