import type { CollectionPage } from 'schema-dts';
import type { ArticleSummary } from '@/collections/articles';
import type { Locale } from '@/site/locales';
import type { Tag } from '@/site/tags';
import { addressOf } from './address';
import { organizationReference } from './organization';

type Topic = {
  tag: Tag;
  title: string;
  description: string;
  articles: readonly ArticleSummary[];
  locale: Locale;
};

/** Describes the articles on one topic, as a list in the order of the page. */
export function topicPage({ tag, title, description, articles, locale }: Topic): CollectionPage {
  return {
    '@type': 'CollectionPage',
    url: addressOf({ page: '/blog/tags/[slug]', slug: tag }, locale),
    name: title,
    description,
    inLanguage: locale,
    publisher: organizationReference(),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: articles.map((article, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: article.title,
        url: addressOf({ page: '/blog/[slug]', slug: article.slug }, locale),
      })),
    },
  };
}
