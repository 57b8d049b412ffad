import type { Blog, BlogPosting } from 'schema-dts';
import type { ArticleSummary } from '@/collections/articles';
import { canonicalLanguage } from '@/rules/canonical-language';
import { shareImagePath } from '@/site/link-preview';
import type { Locale } from '@/site/locales';
import { addressOf, fullAddress } from './address';
import { summarizeOrganization } from './organization';
import { summarizePerson } from './person';

type About = { locale: Locale; keywords: string[] };

/** Describes an article under its canonical address; `keywords` are the names of its tags, in its own language. */
export function describeArticle(article: ArticleSummary, { locale, keywords }: About): BlogPosting {
  const { href, title, description, lang, languages, image, publishedAt, updatedAt } = article;
  const language = canonicalLanguage(languages, locale);
  const url = addressOf(href, language);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    image: [fullAddress(image.src), fullAddress(shareImagePath(href, language))],
    datePublished: publishedAt,
    dateModified: updatedAt ?? publishedAt,
    inLanguage: lang,
    wordCount: article.words,
    keywords,
    author: summarizePerson(article.author),
    publisher: summarizeOrganization(),
  };
}

type Page = { title: string; description: string; locale: Locale };

/** Describes the list of articles. Each article has the same identifier here as on its own page. */
export function describeBlog(
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
    publisher: summarizeOrganization(),
    blogPost: articles.map(({ href, title: headline, languages, publishedAt }) => {
      const address = addressOf(href, canonicalLanguage(languages, locale));
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
