import { createTranslator } from 'next-intl';
import { listTagWindows, loadFullEntries } from '@/collections/entries';
import type { FindablePage } from '@/features/search/search-entry';
import {
  describeDocument,
  describeSitePages,
  describeTag,
  type SitePage,
} from '@/features/search/server/site-pages';
import { loadMessages } from '@/i18n/messages';
import type { Window } from '@/rules/window';
import type { Locale } from '@/site/locales';
import { pathFor } from '@/site/routes';

/**
 * Lists all pages worth finding in a language at `now` (milliseconds) or later: documents that are no drafts, tags of the
 * blog, and the other pages.
 */
export async function listFindablePages(locale: Locale, now: number): Promise<FindablePage[]> {
  const messages = await loadMessages(locale);
  const words = createTranslator({ locale, messages, namespace: 'site' });
  const find = (page: SitePage, facts: { text?: string } & Partial<Window> = {}): FindablePage => ({
    kind: page.kind,
    path: pathFor(page.href, locale),
    title: page.title,
    description: page.description,
    ...(page.lang !== locale && { lang: page.lang }),
    headings: page.headings.map(({ text, id }) => ({ text, id })),
    keywords: page.keywords,
    text: facts.text ?? '',
    from: facts.from ?? 0,
    ...(isDated(facts.until) && { until: facts.until }),
  });
  return [
    ...(await loadFullEntries(locale, now)).map(({ text, from, until, ...entry }) =>
      find(describeDocument(entry, words, locale), { text, from, until }),
    ),
    ...listTagWindows(now).map(({ tag, ...window }) =>
      find(describeTag(tag, words, locale), window),
    ),
    ...describeSitePages(words, locale).map((page) => find(page)),
  ];
}

const isDated = (time: number | undefined): time is number => Number.isFinite(time);
