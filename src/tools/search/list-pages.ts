import { createTranslator } from 'next-intl';
import { listTagTimes, loadFullEntries } from '@/collections/entries';
import type { FindablePage } from '@/features/search/search-entry';
import {
  describeDocument,
  describeSitePages,
  describeTag,
  type SitePage,
} from '@/features/search/server/site-pages';
import { loadMessages } from '@/i18n/messages';
import type { Locale } from '@/site/locales';
import { pathFor } from '@/site/routes';

/** Lists all pages worth finding in a language: documents that are no drafts, tags of the blog, and the other pages. */
export async function listFindablePages(locale: Locale): Promise<FindablePage[]> {
  const messages = await loadMessages(locale);
  const words = createTranslator({ locale, messages, namespace: 'site' });
  const find = (page: SitePage, facts: { text?: string; from?: number } = {}): FindablePage => ({
    kind: page.kind,
    path: pathFor(page.href, locale),
    title: page.title,
    description: page.description,
    ...(page.lang !== locale && { lang: page.lang }),
    headings: page.headings.map(({ text, id }) => ({ text, id })),
    keywords: page.keywords,
    text: facts.text ?? '',
    from: facts.from ?? 0,
  });
  return [
    ...(await loadFullEntries(locale)).map(({ text, from, ...entry }) =>
      find(describeDocument(entry, words), { text, from }),
    ),
    ...listTagTimes(locale).map(({ tag, from }) => find(describeTag(tag, words, locale), { from })),
    ...describeSitePages(words, locale).map((page) => find(page)),
  ];
}
