import type { Blog } from 'schema-dts';
import type { ArticleSummary } from '@/collections/articles';
import { canonicalLanguage } from '@/rules/canonical-language';
import type { Locale } from '@/site/locales';
import { addressOf } from './address';
import { organizationInShort } from './organization';

type Page = { title: string; description: string; locale: Locale };

/** Describes the list of articles, each by the identifier its own page describes it under. */
export function blog(
  articles: readonly ArticleSummary[],
  { title, description, locale }: Page,
): Blog {
  const url = addressOf('/blog', locale);
  return {
    '@type': 'Blog',
    '@id': `${url}#blog`,
    name: title,
    description,
    url,
    inLanguage: locale,
    publisher: organizationInShort(),
    blogPost: articles.map(({ slug, title: headline, languages, publishedAt }) => {
      const address = addressOf(
        { page: '/blog/[slug]', slug },
        canonicalLanguage(languages, locale),
      );
      return {
        '@type': 'BlogPosting',
        '@id': `${address}#article`,
        headline,
        url: address,
        datePublished: publishedAt,
      };
    }),
  };
}
