import type { BlogPosting, Person } from 'schema-dts';
import type { ArticleSummary } from '@/collections/articles';
import { canonicalLanguage } from '@/rules/canonical-language';
import { shareImagePath } from '@/site/link-preview';
import type { Locale } from '@/site/locales';
import { addressOf, fullAddress } from './address';
import { organizationInShort } from './organization';

type About = { locale: Locale; keywords: string[] };

/** Describes an article under its canonical address; `keywords` are its tags in its own language. */
export function blogPosting(article: ArticleSummary, { locale, keywords }: About): BlogPosting {
  const { slug, title, description, lang, languages, image, publishedAt, updatedAt } = article;
  const href = { page: '/blog/[slug]', slug } as const;
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
    author: author(article.author),
    publisher: organizationInShort(),
  };
}

/** Whoever wrote it, by the identifier of their profile. */
function author({ name, position, slug, lang }: ArticleSummary['author']): Person {
  const url = addressOf({ page: '/team/[slug]', slug }, lang);
  return { '@type': 'Person', '@id': `${url}#person`, name, jobTitle: position, url };
}
