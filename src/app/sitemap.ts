import type { MetadataRoute } from 'next';
import { listArticlesTagged, listTags } from '@/collections/articles';
import { caseStudies, countKinds } from '@/collections/case-studies';
import { listDocumentPages } from '@/collections/pages';
import { getReaderIn } from '@/i18n/reader';
import type { Reader } from '@/rules/reader';
import { env } from '@/server/env';
import { kindSlugs } from '@/site/case-study-kinds';
import { defaultLocale, type Locale, locales } from '@/site/locales';
import {
  type DynamicRoute,
  type Href,
  type ListedRoute,
  type ListRoute,
  pathFor,
} from '@/site/routes';

/** The pages without a slug, and the collections each lists: a list is as new as its newest document. */
const staticPages: Record<ListedRoute, readonly DynamicRoute[] | 'left out'> = {
  '/': ['/case-study/[slug]', '/blog/[slug]'],
  '/contact': [],
  '/case-study': ['/case-study/[slug]'],
  '/blog': ['/blog/[slug]'],
  '/development': ['/development/[slug]'],
  '/workshops': ['/workshops/[slug]'],
  '/career': ['/career/[slug]'],
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

type Listed = { slug: string; changedAt?: string | undefined };

/** The pages of lists that have a document to show now. */
const listPages: Record<ListRoute, (reader: Reader) => Listed[]> = {
  '/case-study/kind/[slug]': (reader) => {
    const studies = caseStudies.list(reader);
    return countKinds(studies)
      .filter(({ count }) => count > 0)
      .map(({ kind }) => ({
        slug: kindSlugs[kind],
        changedAt: newest(
          studies.filter((study) => study.kind === kind).map(({ publishedAt }) => publishedAt),
        ),
      }));
  },
  '/blog/tags/[slug]': (reader) =>
    listTags(reader).map(({ tag }) => ({
      slug: tag,
      changedAt: newest(
        listArticlesTagged(tag, reader).map(
          ({ publishedAt, updatedAt }) => updatedAt ?? publishedAt,
        ),
      ),
    })),
};

/** Every public page in every language it exists in; dates come from frontmatter, never from file times. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const reader = await getReaderIn(defaultLocale);
  const documents = listDocumentPages(reader);
  const lastChange = (pages: readonly DynamicRoute[]) =>
    newest(documents.filter(({ page }) => pages.includes(page)).map(({ changedAt }) => changedAt));
  return [
    ...typedEntries(staticPages).flatMap(([href, listed]) =>
      listed === 'left out' ? [] : describe(href, locales, lastChange(listed)),
    ),
    ...documents.flatMap(({ page, slug, languages, changedAt }) =>
      describe({ page, slug }, languages, changedAt),
    ),
    ...typedEntries(listPages).flatMap(([page, list]) =>
      list(reader).flatMap(({ slug, changedAt }) => describe({ page, slug }, locales, changedAt)),
    ),
  ];
}

/** Returns the latest of these times; undefined where none is known. */
function newest(times: readonly (string | undefined)[]): string | undefined {
  return times
    .flatMap((time) => time ?? [])
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
}

function describe(
  href: Href,
  languages: readonly Locale[],
  lastModified?: string,
): MetadataRoute.Sitemap {
  const address = (locale: Locale) => new URL(pathFor(href, locale), env().SITE_URL).href;
  const alternates = Object.fromEntries(languages.map((locale) => [locale, address(locale)]));
  return languages.map((locale) => ({
    url: address(locale),
    ...(lastModified && { lastModified }),
    alternates: { languages: alternates },
  }));
}

function typedEntries<Key extends string, Value>(table: Record<Key, Value>) {
  return Object.entries(table) as [Key, Value][];
}
