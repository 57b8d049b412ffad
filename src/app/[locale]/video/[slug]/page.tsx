import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listHead } from '@/collections/head-set';
import { findNextVideo, videos } from '@/collections/videos';
import { transcriptIn } from '@/features/video/source';
import { NextVideo, Transcript, VideoScreen } from '@/features/video/video-screen';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
import { renderPlainHtml } from '@/mdx/plain-html';
import { describeVideo } from '@/structured-data/video';
import { JsonLd } from '@/ui/json-ld';
import { describeMissing, showMissing } from '../../missing-document';

type Props = { params: Promise<{ slug: string }> };

export const generateStaticParams = () => listHead('/video/[slug]');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const reader = await getReader();
  const { locale } = reader;
  const video = videos.find((await params).slug, reader);
  if (!video) return describeMissing('/video/[slug]', params, reader);
  const { href, title, description, image, languages } = video;
  return describePage({ href, locale, title, description, image, languages });
}

export default async function VideoPage({ params }: Props) {
  const words = await getTranslations();
  const reader = await getReader();
  const video = await videos.get((await params).slug, reader);
  if (!video) return showMissing('/video/[slug]', params, reader);
  const trail = [{ name: words('video.title'), href: '/videos' }] as const;
  const source = describeVideo(video, transcriptIn(renderPlainHtml(video.body)));
  return (
    <>
      <JsonLd graph={[source]} />
      <article>
        <VideoScreen video={video} trail={trail} />
        <Transcript video={video} />
      </article>
      <NextVideo video={findNextVideo(video, reader)} />
    </>
  );
}
