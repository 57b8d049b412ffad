import type { VideoObject } from 'schema-dts';
import type { VideoSummary } from '@/collections/videos';
import { addressOf, fullAddress } from './address';
import { filmSource } from './film-source';
import { organizationInShort } from './organization';

/**
 * Describes a film with its words. Its length is an ISO 8601 duration, left out where it is not known.
 */
export function videoObject(video: VideoSummary, transcript: string): VideoObject {
  const { slug, title, description, lang, image, poster, author, publishedAt } = video;
  const { captions } = video.film;
  const address = addressOf({ page: '/video/[slug]', slug }, lang);
  const profile = addressOf({ page: '/team/[slug]', slug: author.slug }, author.lang);
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
    ...filmSource(video.film),
    ...(transcript !== '' && { transcript }),
    inLanguage: lang,
    accessibilityFeature: features.filter((feature) => feature !== false),
    author: {
      '@type': 'Person',
      '@id': `${profile}#person`,
      name: author.name,
      jobTitle: author.position,
      url: profile,
    },
    publisher: organizationInShort(),
  };
}
