import type { MetadataRoute } from 'next';
import { listArticles } from '@/collections/articles';
import { listServices } from '@/collections/services';
import { env } from '@/server/env';
import { defaultLocale, locales } from '@/site/locales';
import { type Href, pathFor, type StaticRoute } from '@/site/routes';

export const revalidate = 30;

const pages = ['/', '/contact', '/blog', '/development'] as const satisfies readonly StaticRoute[];

/** Every public page in every language it exists in; dates come from frontmatter, never from file times. */
export default function sitemap(): MetadataRoute.Sitemap {
  const articles = listArticles({ locale: defaultLocale, now: new Date() });
  return [
    ...pages.flatMap((href) => entries(href)),
    ...listServices(defaultLocale).flatMap(({ slug }) =>
      entries({ page: '/development/[slug]', slug }),
    ),
    ...articles.flatMap(({ slug, publishedAt, updatedAt }) =>
      entries({ page: '/blog/[slug]', slug }, updatedAt ?? publishedAt),
    ),
  ];
}

function entries(href: Href, lastModified?: string): MetadataRoute.Sitemap {
  const address = (locale: (typeof locales)[number]) =>
    new URL(pathFor(href, locale), env().SITE_URL).href;
  const languages = Object.fromEntries(locales.map((locale) => [locale, address(locale)]));
  return locales.map((locale) => ({
    url: address(locale),
    ...(lastModified && { lastModified }),
    alternates: { languages },
  }));
}
