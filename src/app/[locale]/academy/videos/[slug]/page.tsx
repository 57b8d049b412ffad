import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getTopic } from '@/collections/academy';
import { listHead } from '@/collections/head-set';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
import { TopicView } from '@/sections/academy/video-screen';
import { describeTopicVideo } from '@/structured-data/video';
import { JsonLd } from '@/ui/json-ld';
import { describeMissing, showMissing } from '../../../missing-document';

type Props = { params: Promise<{ slug: string }> };

export const generateStaticParams = () => listHead('/academy/videos/[slug]');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const reader = await getReader();
  const { locale } = reader;
  const words = await getTranslations('academy.screen');
  const topic = await getTopic((await params).slug, reader);
  if (!topic) return describeMissing('/academy/videos/[slug]', params, reader);
  const { href, title, description, languages, poster } = topic;
  return describePage({
    href,
    locale,
    title: words('metaTitle', { title }),
    description,
    languages,
    image: poster,
  });
}

export default async function TopicPage({ params }: Props) {
  const reader = await getReader();
  const topic = await getTopic((await params).slug, reader);
  if (!topic) return showMissing('/academy/videos/[slug]', params, reader);
  return (
    <>
      <JsonLd graph={[describeTopicVideo(topic)]} />
      <TopicView topic={topic} />
    </>
  );
}
