import { getTranslations } from 'next-intl/server';
import { listArticlesTagged, listTags } from '@/collections/articles';
import { countKinds, listCaseStudiesOf } from '@/collections/case-studies';
import { listDocumentPages } from '@/collections/pages';
import { listPagesByKind } from '@/features/search/server/site-pages';
import { countPages } from '@/rules/list-pages';
import type { Reader } from '@/rules/reader';
import type { SitemapEntry } from '@/rules/sitemap-xml';
import { env } from '@/server/env';
import { kindSlugs } from '@/site/case-study-kinds';
import { pageSizes } from '@/site/list-sizes';
import { type Locale, locales } from '@/site/locales';
import {
  type DynamicRoute,
  type Href,
  type ListedRoute,
  type ListRoute,
  type PagedRoute,
  pathFor,
} from '@/site/routes';

/** The pages without a slug, and the collections each lists: a list is as new as its newest document. */
const staticPages: Record<ListedRoute, readonly DynamicRoute[] | 'left out'> = {
  '/': ['/case-study/[slug]', '/blog/[slug]'],
  '/contact': [],
  '/case-study': ['/case-study/[slug]'],
  '/what-changed': ['/case-study/[slug]'],
  '/blog': ['/blog/[slug]'],
  '/development': ['/development/[slug]'],
  '/workshops': ['/workshops/[slug]'],
  '/career': ['/career/[slug]'],
  '/team': ['/team/[slug]', '/case-study/[slug]'],
  '/pricing': [],
  '/faq': [],
  '/refer-a-friend': [],
  '/schedule': [],
  '/academy': [],
  // This page is the first topic's, which has its own address.
  '/academy/videos': 'left out',
  '/videos': ['/video/[slug]'],
  '/search': [],
};

type Listed = { slug: string; count: number; changedAt?: string | undefined };

/** The lists that have a document to show now. */
const listPages: Record<ListRoute, (reader: Reader) => Listed[]> = {
  '/case-study/kind/[slug]': (reader) =>
    countKinds(reader)
      .filter(({ count }) => count > 0)
      .map(({ kind, count }) => ({
        slug: kindSlugs[kind],
        count,
        changedAt: newest(listCaseStudiesOf(kind, reader).map(({ publishedAt }) => publishedAt)),
      })),
  '/blog/tags/[slug]': (reader) =>
    listTags(reader).map(({ tag, count }) => ({
      slug: tag,
      count,
      changedAt: newest(
        listArticlesTagged(tag, reader).map(
          ({ publishedAt, updatedAt }) => updatedAt ?? publishedAt,
        ),
      ),
    })),
};

/** A public page, in one of its languages. */
export type PageAddress = {
  href: Href;
  locale: Locale;
  languages: readonly Locale[];
  changedAt?: string | undefined;
};

/** Returns every public page in every language it exists in; times come from frontmatter, never from files. */
export async function listAddresses(reader: Reader): Promise<PageAddress[]> {
  const documents = listDocumentPages(reader);
  const lastChange = (pages: readonly DynamicRoute[]) =>
    newest(documents.filter(({ page }) => pages.includes(page)).map(({ changedAt }) => changedAt));
  const words = await getTranslations({ locale: reader.locale });
  const all = listPagesByKind(reader, words).reduce((sum, { count }) => sum + count, 0);
  const countOf = (href: ListedRoute, listed: readonly DynamicRoute[]) =>
    href === '/search' ? all : documents.filter(({ page }) => listed.includes(page)).length;
  return [
    ...typedEntries(staticPages).flatMap(([href, listed]) => {
      if (listed === 'left out') return [];
      const changedAt = lastChange(listed);
      const first = inLanguages({ href, languages: locales, changedAt });
      if (!isPaged(href)) return first;
      return [...first, ...listFurther(href, { count: countOf(href, listed), changedAt })];
    }),
    ...documents.flatMap(({ page, slug, ...facts }) =>
      inLanguages({ href: { page, slug }, ...facts }),
    ),
    ...typedEntries(listPages).flatMap(([page, list]) =>
      list(reader).flatMap(({ slug, ...facts }) => [
        ...inLanguages({ href: { page, slug }, languages: locales, changedAt: facts.changedAt }),
        ...listFurther({ page, slug }, facts),
      ]),
    ),
  ];
}

/** Returns the further pages of a list of so many documents; each changes with every new one. */
function listFurther(
  list: Extract<Href, { list: unknown }>['list'],
  { count, changedAt }: Omit<Listed, 'slug'>,
): PageAddress[] {
  const size = pageSizes[typeof list === 'string' ? list : list.page];
  return Array.from({ length: countPages(count, size) - 1 }, (_, index) => index + 2).flatMap(
    (number) => inLanguages({ href: { list, number }, languages: locales, changedAt }),
  );
}

function inLanguages(page: Omit<PageAddress, 'locale'>): PageAddress[] {
  return page.languages.map((locale) => ({ ...page, locale }));
}

/** Returns the entry of a page in the sitemap. */
export function describeAddress({ href, locale, languages, changedAt }: PageAddress): SitemapEntry {
  const address = (language: Locale) => new URL(pathFor(href, language), env().SITE_URL).href;
  const addresses = languages.map((language) => [language, address(language)] as const);
  return { url: address(locale), changedAt, languages: Object.fromEntries(addresses) };
}

function isPaged(href: ListedRoute): href is Extract<PagedRoute, ListedRoute> {
  return href in pageSizes;
}

/** Returns the latest of these times; undefined where none is known. */
function newest(times: readonly (string | undefined)[]): string | undefined {
  return times.reduce(
    (last, time) => (time && !(last && Date.parse(last) >= Date.parse(time)) ? time : last),
    undefined,
  );
}

function typedEntries<Key extends string, Value>(table: Record<Key, Value>) {
  return Object.entries(table) as [Key, Value][];
}
