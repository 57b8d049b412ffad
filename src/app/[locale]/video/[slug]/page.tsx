import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { findNextVideo, getVideo, listVideoSlugs } from '@/collections/videos';
import { NextVideo } from '@/features/video/next-video';
import { Transcript } from '@/features/video/transcript';
import { transcriptIn } from '@/features/video/transcript-text';
import { VideoScreen } from '@/features/video/video-screen';
import { describePage } from '@/i18n/describe-page';
import { renderPlainHtml } from '@/mdx/plain-html';
import { breadcrumbList } from '@/structured-data/breadcrumb-list';
import { describeVideo } from '@/structured-data/video';
import { JsonLd } from '@/ui/json-ld';

type Props = { params: Promise<{ slug: string }> };

/** Unknown slugs fall through to the 404 page, which is not cached: no visitor can fill the disk with pages. */
export const dynamicParams = false;

export const generateStaticParams = () => listVideoSlugs().map((slug) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await getLocale();
  const video = await getVideo((await params).slug, { locale, now: new Date() });
  if (!video) return {};
  const { slug, title, description, image, languages } = video;
  const href = { page: '/video/[slug]', slug } as const;
  return describePage({ href, locale, title, description, image, languages });
}

export default async function VideoPage({ params }: Props) {
  const words = await getTranslations();
  const reader = { locale: await getLocale(), now: new Date() };
  const video = await getVideo((await params).slug, reader);
  if (!video) notFound();
  const home = { name: words('site.breadcrumb.home'), href: '/' } as const;
  const trail = [{ name: words('video.title'), href: '/videos' }] as const;
  const film = describeVideo(video, transcriptIn(renderPlainHtml(video.body)));
  return (
    <>
      <JsonLd graph={[film, breadcrumbList([home, ...trail], video.title, reader.locale)]} />
      <article>
        <VideoScreen video={video} trail={trail} />
        <Transcript video={video} />
      </article>
      <NextVideo video={findNextVideo(video, reader)} />
    </>
  );
}
