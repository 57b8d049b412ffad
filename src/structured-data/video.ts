import type { Course, ItemList, VideoObject } from 'schema-dts';
import type { TopicSummary } from '@/collections/academy';
import type { VideoSummary } from '@/collections/videos';
import { company } from '@/site/company';
import type { Locale } from '@/site/locales';
import { addressOf, fullAddress } from './address';
import { referToOrganization, summarizeOrganization } from './organization';
import { summarizePerson } from './person';

/**
 * Describes a video with its transcript. The length is an ISO 8601 duration, left out where it is unknown.
 */
export function describeVideo(video: VideoSummary, transcript: string): VideoObject {
  const { href, title, description, lang, image, poster, author, publishedAt } = video;
  const { captions } = video.source;
  const address = addressOf(href, lang);
  const features = [transcript !== '' && 'transcript', captions.length > 0 && 'captions'];
  return {
    '@type': 'VideoObject',
    '@id': `${address}#video`,
    name: title,
    description,
    url: address,
    thumbnailUrl: [fullAddress(poster.src), fullAddress(image.src)],
    uploadDate: publishedAt,
    ...(video.seconds !== undefined && { duration: `PT${video.seconds}S` }),
    ...locateVideo(video),
    ...(transcript !== '' && { transcript }),
    inLanguage: lang,
    accessibilityFeature: features.filter((feature) => feature !== false),
    author: summarizePerson(author),
    publisher: summarizeOrganization(),
  };
}

/** Returns where search engines find a video, which they require: its file if we host it, else the host's player. */
const locateVideo = ({ source, frame }: Pick<VideoSummary, 'source' | 'frame'>) =>
  frame
    ? { embedUrl: frame }
    : { contentUrl: fullAddress(source.src), encodingFormat: 'video/mp4' };

const addressOfTopic = ({ href, lang }: TopicSummary) => addressOf(href, lang);

/** Describes a topic's video under the address of the topic's own language. */
export function describeTopicVideo(topic: TopicSummary): VideoObject {
  const { title, description, lang, source, poster, seconds, uploadedAt } = topic;
  return {
    '@type': 'VideoObject',
    '@id': `${addressOfTopic(topic)}#video`,
    name: title,
    description,
    inLanguage: lang,
    url: addressOfTopic(topic),
    thumbnailUrl: fullAddress(poster.src),
    uploadDate: uploadedAt,
    isAccessibleForFree: true,
    publisher: summarizeOrganization(),
    ...(seconds !== undefined && { duration: `PT${seconds}S` }),
    ...locateVideo(topic),
    ...(source.captions.length > 0 && { accessibilityFeature: ['captions', 'transcript'] }),
  };
}

/** Describes the academy as a free course: `words` are those of its page, the workload is the length of all videos. */
export function describeAcademy(
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
    provider: { '@type': 'Organization', ...referToOrganization(), name: company.name },
    offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'PLN' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${Math.ceil(seconds / 60)}M`,
    },
  };
}

/** Describes the list of topics, in the order of the page. */
export function describeTopicList(name: string, topics: readonly TopicSummary[]): ItemList {
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
