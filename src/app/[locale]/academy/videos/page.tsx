import type { Metadata } from 'next';
import { listTopicSlugs } from '@/collections/academy';
import TopicPage, { generateMetadata as describeTopic } from './[slug]/page';

const [slug = ''] = listTopicSlugs();
/** The first topic is selected at the start (specification, section 2): this is its page, canonical at its own address. */
const params = Promise.resolve({ slug });

export const generateMetadata = (): Promise<Metadata> => describeTopic({ params });

export default function VideosPage() {
  return TopicPage({ params });
}
