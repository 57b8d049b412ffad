import type { Metadata } from 'next';
import { company } from '@/site/company';
import { type Locale, locales } from '@/site/locales';
import { type Href, pathFor } from '@/site/routes';

type Page = {
  href: Href;
  locale: Locale;
  title: string;
  description: string;
  /** Path of the picture for link previews. */
  image?: { src: string; alt: string };
  /** The languages the page's document exists in, the original's first; left out, all of the site's. */
  languages?: readonly Locale[];
  /** Set for an article: when it was published and last changed. */
  article?: { publishedAt: string; updatedAt?: string | undefined; author: string };
};

/** Returns a page's title, description, canonical address, its addresses in other languages, and its link preview. */
export function describePage({
  href,
  locale,
  title,
  description,
  image,
  languages = locales,
  article,
}: Page): Metadata {
  const [original = locale] = languages;
  const canonical = pathFor(href, languages.includes(locale) ? locale : original);
  const alternates = Object.fromEntries(languages.map((other) => [other, pathFor(href, other)]));
  const images = [
    image
      ? { url: image.src, alt: image.alt }
      : { url: '/images/site/share.jpg', alt: company.name },
  ];
  return {
    title,
    description,
    alternates: {
      canonical,
      languages: { ...alternates, 'x-default': pathFor(href, original) },
    },
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: company.name,
      locale: locale === 'pl' ? 'pl_PL' : 'en_GB',
      images,
      ...(article
        ? {
            type: 'article' as const,
            publishedTime: article.publishedAt,
            ...(article.updatedAt && { modifiedTime: article.updatedAt }),
            authors: [article.author],
          }
        : { type: 'website' as const }),
    },
    twitter: { card: 'summary_large_image' },
  };
}
