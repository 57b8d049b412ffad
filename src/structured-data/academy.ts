import type { Course, ItemList, VideoObject } from 'schema-dts';
import type { TopicSummary } from '@/collections/academy';
import { company } from '@/site/company';
import type { Locale } from '@/site/locales';
import { addressOf, fullAddress } from './address';
import { filmSource } from './film-source';
import { organizationInShort, organizationReference } from './organization';

const addressOfTopic = ({ slug, lang }: TopicSummary) =>
  addressOf({ page: '/academy/videos/[slug]', slug }, lang);

/** Describes a topic's film; its address is that of the language it is written in. */
export function topicFilm(topic: TopicSummary): VideoObject {
  const { title, description, lang, film, poster, seconds, uploadedAt } = topic;
  return {
    '@type': 'VideoObject',
    '@id': `${addressOfTopic(topic)}#film`,
    name: title,
    description,
    inLanguage: lang,
    url: addressOfTopic(topic),
    thumbnailUrl: fullAddress(poster.src),
    uploadDate: uploadedAt,
    isAccessibleForFree: true,
    publisher: organizationInShort(),
    ...(seconds !== undefined && { duration: `PT${seconds}S` }),
    ...filmSource(film),
    ...(film.captions.length > 0 && { accessibilityFeature: ['captions', 'transcript'] }),
  };
}

/** Describes the academy as a free course of films, in the words of the page it is shown on; its length is theirs. */
export function academyCourse(
  words: { name: string; description: string },
  topics: readonly TopicSummary[],
  locale: Locale,
): Course {
  const seconds = topics.reduce((sum, topic) => sum + (topic.seconds ?? 0), 0);
  return {
    '@type': 'Course',
    ...words,
    url: addressOf('/academy', locale),
    inLanguage: [...new Set(topics.map(({ lang }) => lang))],
    isAccessibleForFree: true,
    provider: { '@type': 'Organization', ...organizationReference(), name: company.name },
    offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'PLN' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${Math.ceil(seconds / 60)}M`,
    },
  };
}

/** Lists the topics in their order. */
export function topicList(name: string, topics: readonly TopicSummary[]): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: topics.length,
    itemListElement: topics.map((topic, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: topic.title,
      url: addressOfTopic(topic),
    })),
  };
}
