import type { getTranslations } from 'next-intl/server';
import { listTags } from '@/collections/articles';
import { type Entry, listEntriesByKind } from '@/collections/entries';
import type { EntryKind } from '@/features/search/search-entry';
import { writePriceLine } from '@/rules/price-line';
import type { Reader } from '@/rules/reader';
import type { Locale } from '@/site/locales';
import { directory } from '@/site/nav';
import type { Href } from '@/site/routes';
import type { Tag } from '@/site/tags';
import { describedFacts, type PageKey, pageDescriptions } from './page-words';

/** A page of the site with its words in one language. */
export type SitePage = Omit<Entry, 'tags' | 'kind' | 'href' | 'price'> & {
  kind: EntryKind;
  href: Href;
};

/** All messages of a language: in a request, or in a program. */
export type Words = Awaited<ReturnType<typeof getTranslations<never>>>;

/** The pages without a document: home, and those in the footer; the list of all pages is not worth finding. */
export const sitePages: readonly { key: PageKey; href: Href }[] = [
  { key: 'home', href: '/' },
  ...directory.flatMap(({ entries }) => [...entries]).filter(({ key }) => key !== 'allPages'),
];

/** Returns the page of a document: its price ends the description, the names of its tags are found like its keywords. */
export function describeDocument(
  { tags, price, ...entry }: Entry,
  words: Words,
  locale: Locale,
): SitePage {
  const line = writePriceLine(price, {
    words: (key, values) => words(`site.${key}`, values),
    locale,
  });
  return {
    ...entry,
    description: line ? `${entry.description} ${line}.` : entry.description,
    keywords: [...entry.keywords, ...tags.map((tag) => words(`site.tags.${tag}`))],
  };
}

/** Returns the page of a tag of the blog. */
export function describeTag(tag: Tag, words: Words, locale: Locale): SitePage {
  return {
    ...bare(locale),
    kind: 'topic',
    href: { page: '/blog/tags/[slug]', slug: tag },
    title: words(`site.tags.${tag}`),
    description: words(`site.tagLeads.${tag}`),
  };
}

/** Returns a page without a document. */
export function describeSitePage(
  { key, href }: (typeof sitePages)[number],
  words: Words,
  locale: Locale,
): SitePage {
  return {
    ...bare(locale),
    kind: 'page',
    href,
    title: words(`site.nav.${key}`),
    description: words(pageDescriptions[key], describedFacts(locale)),
  };
}

const bare = (lang: Locale) => ({ lang, description: '', keywords: [], headings: [] });

/** The public pages of one kind: how many there are, and some of them, from one place up to another. */
export type PagesOfKind = {
  kind: EntryKind;
  count: number;
  /** In the order of their own lists. */
  cut: (from: number, to: number) => SitePage[];
  /** In the alphabetical order of the reader's language. */
  cutByTitle: (from: number, to: number) => SitePage[];
};

/** Returns all pages worth finding by kind: documents, tags of the blog, and pages without a document. */
export function listPagesByKind(reader: Reader, words: Words): PagesOfKind[] {
  const { locale } = reader;
  const describe = (entry: Entry) => describeDocument(entry, words, locale);
  return [
    ...listEntriesByKind(reader).map(({ cut, cutByTitle, ...kind }) => ({
      ...kind,
      cut: (from: number, to: number) => cut(from, to).map(describe),
      cutByTitle: (from: number, to: number) => cutByTitle(from, to).map(describe),
    })),
    listFew(
      'topic',
      listTags(reader).map(({ tag }) => describeTag(tag, words, locale)),
      locale,
    ),
    listFew(
      'page',
      sitePages.map((page) => describeSitePage(page, words, locale)),
      locale,
    ),
  ];
}

/** Pages of which there are a fixed number. */
function listFew(kind: EntryKind, pages: readonly SitePage[], locale: Locale): PagesOfKind {
  const { compare } = new Intl.Collator(locale, { ignorePunctuation: true });
  return {
    kind,
    count: pages.length,
    cut: (from, to) => pages.slice(from, to),
    cutByTitle: (from, to) => pages.toSorted((a, b) => compare(a.title, b.title)).slice(from, to),
  };
}
