import type { Metadata } from 'next';
import { listTopics } from '@/collections/academy';
import { getReader } from '@/i18n/reader';
import TopicPage, { generateMetadata as describeTopic } from './[slug]/page';

/** The first topic is selected at the start (specification, section 2): this is its page, canonical at its own address. */
export const generateMetadata = async (): Promise<Metadata> =>
  describeTopic({ params: findFirst() });

export default function VideosPage() {
  return TopicPage({ params: findFirst() });
}

async function findFirst() {
  const [first] = listTopics(await getReader());
  return { slug: first?.slug ?? '' };
}
