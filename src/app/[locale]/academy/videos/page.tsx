import type { Metadata } from 'next';
import { topics } from '@/collections/academy';
import { getReader } from '@/i18n/reader';
import TopicPage, { generateMetadata as describeTopic } from './[slug]/page';

/**
 * The page of the first topic, which is selected at first (docs/specification.md, section 2); its canonical address is
 * the topic's own.
 */
export const generateMetadata = async (): Promise<Metadata> =>
  describeTopic({ params: findFirst() });

export default function VideosPage() {
  return TopicPage({ params: findFirst() });
}

async function findFirst() {
  const [first] = topics.list(await getReader());
  return { slug: first?.slug ?? '' };
}
