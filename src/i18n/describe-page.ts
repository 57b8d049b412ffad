import type { Metadata } from 'next';
import { canonicalLanguage } from '@/rules/canonical-language';
import { company } from '@/site/company';
import { shareImagePath, shareImageSize } from '@/site/link-preview';
import { type Locale, locales, languages as rows } from '@/site/locales';
import { feedPath, type Href, pathFor } from '@/site/routes';

type Page = {
  href: Href;
  locale: Locale;
  title: string;
  description: string;
  /** The page's own picture, which the link preview shows: its alternative text. */
  image?: { alt: string };
  /** The languages the page's document exists in, the original first. Default: all languages of the site. */
  languages?: readonly Locale[];
  /** Set for an article: when it was published and last changed. */
  article?: { publishedAt: string; updatedAt?: string | undefined; author: string };
};

/** Open Graph writes language tags with an underscore. */
const graphLocale = (locale: Locale) => rows[locale].region.replace('-', '_');

/** Returns a page's metadata: title, description, canonical address, addresses in other languages, link preview. */
export function describePage({ languages = locales, ...page }: Page): Metadata {
  const { href, locale, title, description } = page;
  const [original = locale] = languages;
  const alternates = Object.fromEntries(languages.map((other) => [other, pathFor(href, other)]));
  const canonical = pathFor(href, canonicalLanguage(languages, locale));
  return {
    title,
    description,
    alternates: {
      canonical,
      languages: { ...alternates, 'x-default': pathFor(href, original) },
      types: { 'application/rss+xml': feedPath(locale) },
    },
    openGraph: { ...describePreview({ ...page, languages }), url: canonical },
    twitter: { card: 'summary_large_image' },
  };
}

type Preview = Page & Required<Pick<Page, 'languages'>>;

/** Describes the link preview of the page at the canonical address. */
function describePreview({ href, locale, title, description, image, languages, article }: Preview) {
  const language = canonicalLanguage(languages, locale);
  return {
    title,
    description,
    siteName: company.name,
    locale: graphLocale(language),
    alternateLocale: languages.filter((other) => other !== language).map((one) => graphLocale(one)),
    images: [
      {
        url: shareImagePath(href, language),
        ...shareImageSize,
        type: 'image/jpeg',
        alt: image ? `${title}. ${image.alt}` : `${title} · ${company.name}`,
      },
    ],
    ...(article
      ? {
          type: 'article' as const,
          publishedTime: article.publishedAt,
          ...(article.updatedAt && { modifiedTime: article.updatedAt }),
          authors: [article.author],
        }
      : { type: 'website' as const }),
  };
}
