import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { videos } from '@/collections/videos';
import { VideoGrid, VideosHeader } from '@/features/video/video-list';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
import { describeCollectionPage } from '@/structured-data/web-page';
import { JsonLd } from '@/ui/json-ld';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('video');
  return describePage({
    href: '/videos',
    locale: await getLocale(),
    title: words('title'),
    description: words('description'),
  });
}

export default async function VideosPage() {
  const words = await getTranslations();
  const reader = await getReader();
  const { locale } = reader;
  const all = videos.list(reader);
  const [newest, ...others] = all;
  const title = words('video.title');
  const page = { href: '/videos', title, description: words('video.description'), locale } as const;
  const items = all.map(({ title: name, href }) => ({ name, href }));
  return (
    <>
      <JsonLd graph={[describeCollectionPage(items, page)]} />
      <VideosHeader newest={newest} />
      <VideoGrid videos={others} />
    </>
  );
}
