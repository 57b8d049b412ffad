import type { MetadataRoute } from 'next';
import { listTopics } from '@/collections/academy';
import { listArticles } from '@/collections/articles';
import { countKinds, listCaseStudies } from '@/collections/case-studies';
import { listJobs } from '@/collections/jobs';
import { listPeopleSlugs } from '@/collections/people';
import { listServices } from '@/collections/services';
import { listArticlesTagged, listTags } from '@/collections/tags';
import { listVideos } from '@/collections/videos';
import { listWorkshops } from '@/collections/workshops';
import { env } from '@/server/env';
import { kindSlugs } from '@/site/case-study-kinds';
import { defaultLocale, type Locale, locales } from '@/site/locales';
import { type DynamicRoute, type Href, pathFor, type StaticRoute } from '@/site/routes';

export const revalidate = 30;

type Listed = {
  slug: string;
  languages: readonly Locale[];
  publishedAt?: string | undefined;
  updatedAt?: string | undefined;
};
type Reader = { locale: Locale; now: Date };

/** The pages without a slug, and what each lists: such a page is as new as the newest of it. */
const pages: readonly [StaticRoute, ((reader: Reader) => readonly Listed[])?][] = [
  ['/', (reader) => [...listCaseStudies(reader), ...listArticles(reader)]],
  ['/contact'],
  ['/case-study', listCaseStudies],
  ['/blog', listArticles],
  ['/development', ({ locale }) => listServices(locale)],
  ['/workshops', ({ locale }) => listWorkshops(locale)],
  ['/career', listJobs],
  ['/pricing'],
  ['/faq'],
  ['/refer-a-friend'],
  ['/schedule'],
  ['/academy'],
  ['/videos', listVideos],
  ['/search'],
];

/** The pages with a slug: which of them are public now. */
const slugPages: readonly [DynamicRoute, (reader: Reader) => readonly Listed[]][] = [
  ['/case-study/[slug]', listCaseStudies],
  ['/case-study/kind/[slug]', listKindPages],
  ['/development/[slug]', ({ locale }) => listServices(locale)],
  ['/workshops/[slug]', ({ locale }) => listWorkshops(locale)],
  ['/blog/[slug]', listArticles],
  ['/blog/tags/[slug]', listTagPages],
  ['/career/[slug]', listJobs],
  ['/academy/videos/[slug]', ({ locale }) => listTopics(locale)],
  ['/video/[slug]', listVideos],
  ['/team/[slug]', () => listPeopleSlugs().map((slug) => inAllLanguages(slug))],
];

/** Every public page in every language it exists in; dates come from frontmatter, never from file times. */
export default function sitemap(): MetadataRoute.Sitemap {
  const reader = { locale: defaultLocale, now: new Date() };
  return [
    ...pages.flatMap(([href, list]) => entries(href, locales, newest(list?.(reader) ?? []))),
    ...slugPages.flatMap(([page, list]) =>
      list(reader).flatMap((one) =>
        entries({ page, slug: one.slug }, one.languages, newest([one])),
      ),
    ),
  ];
}

function listTagPages(reader: Reader): Listed[] {
  return listTags(reader).map(({ tag }) =>
    inAllLanguages(tag, newest(listArticlesTagged(tag, reader))),
  );
}

function listKindPages(reader: Reader): Listed[] {
  const studies = listCaseStudies(reader);
  return countKinds(studies)
    .filter(({ count }) => count > 0)
    .map(({ kind }) => {
      const ofKind = studies.filter((study) => study.kind === kind);
      return inAllLanguages(kindSlugs[kind], newest(ofKind));
    });
}

function inAllLanguages(slug: string, updatedAt?: string): Listed {
  return { slug, languages: locales, updatedAt };
}

/** The last moment at which one of them changed; undefined where none has a date. */
function newest(list: readonly Listed[]): string | undefined {
  return list
    .flatMap(({ publishedAt, updatedAt }) => updatedAt ?? publishedAt ?? [])
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
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
