import type { Article, CollectionPage } from 'schema-dts';
import type { CaseStudyPage, CaseStudySummary } from '@/collections/case-studies';
import { defaultLocale } from '@/site/locales';
import { addressOf, fullAddress } from './address';
import { referToOrganization, summarizeOrganization } from './organization';
import { describeCollectionPage } from './web-page';

/** Describes a case study as the agency's article about a product it built, under the address of the original. */
export function describeCaseStudy(study: CaseStudyPage): Article {
  const { href, name, kind, description, image, lang, words, languages, publishedAt } = study;
  return {
    '@type': 'Article',
    headline: name,
    description,
    image: fullAddress(image.src),
    inLanguage: lang,
    wordCount: words,
    url: addressOf(href, languages[0] ?? defaultLocale),
    author: summarizeOrganization(),
    publisher: summarizeOrganization(),
    ...(publishedAt && { datePublished: publishedAt }),
    about: {
      '@type': 'CreativeWork',
      name,
      genre: kind,
      creator: referToOrganization(),
      keywords: study.tiles.map((tile) => tile.name),
    },
  };
}

/** Describes a page that lists case studies, in the order of the page. */
export function describeCaseStudyList(
  studies: readonly Pick<CaseStudySummary, 'name' | 'href'>[],
  page: Parameters<typeof describeCollectionPage>[1],
): CollectionPage {
  const items = studies.map(({ name, href }) => ({ name, href }));
  return describeCollectionPage(items, page);
}
