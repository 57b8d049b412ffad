import type { MetadataRoute } from 'next';
import { listArticles } from '@/collections/articles';
import { listServices } from '@/collections/services';
import { env } from '@/server/env';
import { defaultLocale, type Locale, locales } from '@/site/locales';
import { type Href, pathFor, type StaticRoute } from '@/site/routes';

export const revalidate = 30;

const pages = ['/', '/contact', '/blog', '/development'] as const satisfies readonly StaticRoute[];

/** Every public page in every language it exists in; dates come from frontmatter, never from file times. */
export default function sitemap(): MetadataRoute.Sitemap {
  const articles = listArticles({ locale: defaultLocale, now: new Date() });
  return [
    ...pages.flatMap((href) => entries(href, locales)),
    ...listServices(defaultLocale).flatMap(({ slug, languages }) =>
      entries({ page: '/development/[slug]', slug }, languages),
    ),
    ...articles.flatMap(({ slug, languages, publishedAt, updatedAt }) =>
      entries({ page: '/blog/[slug]', slug }, languages, updatedAt ?? publishedAt),
    ),
  ];
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
