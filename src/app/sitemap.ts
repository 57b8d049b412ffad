import type { MetadataRoute } from 'next';
import { listTopics } from '@/collections/academy';
import { listArticles } from '@/collections/articles';
import { countKinds, listCaseStudies } from '@/collections/case-studies';
import { listJobs } from '@/collections/jobs';
import { listPeopleSlugs } from '@/collections/people';
import { listServices } from '@/collections/services';
import { listTags } from '@/collections/tags';
import { listVideos } from '@/collections/videos';
import { listWorkshops } from '@/collections/workshops';
import { env } from '@/server/env';
import { kindSlugs } from '@/site/case-study-kinds';
import { defaultLocale, type Locale, locales } from '@/site/locales';
import { type DynamicRoute, type Href, pathFor, type StaticRoute } from '@/site/routes';

export const revalidate = 30;

const pages = [
  '/',
  '/contact',
  '/case-study',
  '/blog',
  '/development',
  '/workshops',
  '/career',
  '/pricing',
  '/faq',
  '/refer-a-friend',
  '/schedule',
  '/academy',
  '/videos',
  '/search',
] as const satisfies readonly StaticRoute[];

type Listed = {
  slug: string;
  languages: readonly Locale[];
  publishedAt?: string | undefined;
  updatedAt?: string | undefined;
};
type Reader = { locale: Locale; now: Date };

/** The pages with a slug: which of them are public now. */
const slugPages: readonly [DynamicRoute, (reader: Reader) => readonly Listed[]][] = [
  ['/case-study/[slug]', listCaseStudies],
  ['/case-study/kind/[slug]', listKinds],
  ['/development/[slug]', ({ locale }) => listServices(locale)],
  ['/workshops/[slug]', ({ locale }) => listWorkshops(locale)],
  ['/blog/[slug]', listArticles],
  ['/blog/tags/[slug]', (reader) => listTags(reader).map(({ tag }) => inAllLanguages(tag))],
  ['/career/[slug]', listJobs],
  ['/academy/videos/[slug]', ({ locale }) => listTopics(locale)],
  ['/video/[slug]', listVideos],
  ['/team/[slug]', () => listPeopleSlugs().map(inAllLanguages)],
];

/** Every public page in every language it exists in; dates come from frontmatter, never from file times. */
export default function sitemap(): MetadataRoute.Sitemap {
  const reader = { locale: defaultLocale, now: new Date() };
  return [
    ...pages.flatMap((href) => entries(href, locales)),
    ...slugPages.flatMap(([page, list]) =>
      list(reader).flatMap(({ slug, languages, publishedAt, updatedAt }) =>
        entries({ page, slug }, languages, updatedAt ?? publishedAt),
      ),
    ),
  ];
}

const inAllLanguages = (slug: string): Listed => ({ slug, languages: locales });

function listKinds(reader: Reader): Listed[] {
  return countKinds(listCaseStudies(reader))
    .filter(({ count }) => count > 0)
    .map(({ kind }) => inAllLanguages(kindSlugs[kind]));
}

function entries(
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
