import { getTranslations } from 'next-intl/server';
import { documentKinds } from '@/collections/pages';
import type { EntryKind, SearchEntry } from '@/features/search/search-entry';
import type { ResultWords } from '@/features/search/search-index';
import { distinctWords } from '@/features/search/search-words';
import type { Locale } from '@/site/locales';
import { pathFor } from '@/site/routes';
import type { SitePage } from './site-pages';

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

/** Returns the entry of a page in the search index: its text as distinct words, its headings with their ids. */
export function indexPage(page: SitePage, locale: Locale): SearchEntry {
  const { kind, href, title, description, keywords } = page;
  const headings = page.headings.map(({ text, id }) => ({ text, id }));
  const known = [title, description, ...keywords, ...headings.map(({ text }) => text)].join(' ');
  return {
    kind,
    path: pathFor(href, locale),
    title,
    description,
    ...(page.lang !== locale && { lang: page.lang }),
    headings,
    keywords,
    words: distinctWords(page.text, known).join(' '),
  };
}
