import type { Article } from 'schema-dts';
import type { CaseStudyPage } from '@/collections/case-studies';
import { defaultLocale } from '@/site/locales';
import { addressOf, fullAddress } from './address';
import { organizationInShort, organizationReference } from './organization';

/** Describes a case study as an article of the agency about a product it made; its address is the original's. */
export function describeCaseStudy(study: CaseStudyPage): Article {
  const { slug, name, kind, description, image, lang, words, languages, publishedAt } = study;
  return {
    '@type': 'Article',
    headline: name,
    description,
    image: fullAddress(image.src),
    inLanguage: lang,
    wordCount: words,
    url: addressOf({ page: '/case-study/[slug]', slug }, languages[0] ?? defaultLocale),
    author: organizationInShort(),
    publisher: organizationInShort(),
    ...(publishedAt && { datePublished: publishedAt }),
    about: {
      '@type': 'CreativeWork',
      name,
      genre: kind,
      creator: organizationReference(),
      keywords: study.tiles.map((tile) => tile.name),
    },
  };
}
