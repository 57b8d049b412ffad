import { getTranslations } from 'next-intl/server';
import { documentKinds } from '@/collections/pages';
import type { Locale } from '@/site/locales';
import type { EntryKind } from './search-entry';
import type { ResultWords } from './search-index';

/** Returns the words that travel with the search index. */
export async function resultWords(locale: Locale): Promise<ResultWords> {
  const words = await getTranslations({ locale, namespace: 'search' });
  const all: EntryKind[] = [...documentKinds, 'topic', 'page'];
  const kinds = Object.fromEntries(all.map((kind) => [kind, words(`kinds.${kind}`)]));
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
