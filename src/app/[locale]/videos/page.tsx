import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listVideos } from '@/collections/videos';
import { describePage } from '@/i18n/describe-page';
import { VideoGrid } from '@/sections/videos/video-grid';
import { VideosHeader } from '@/sections/videos/videos-header';
import { breadcrumbList } from '@/structured-data/breadcrumb-list';
import { JsonLd } from '@/ui/json-ld';

const trail = async () =>
  [{ name: (await getTranslations('site.breadcrumb'))('home'), href: '/' }] as const;

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
  const words = await getTranslations('video');
  const locale = await getLocale();
  const [newest, ...others] = listVideos({ locale, now: new Date() });
  return (
    <>
      <JsonLd graph={[breadcrumbList(await trail(), words('title'), locale)]} />
      <VideosHeader newest={newest} trail={await trail()} />
      <VideoGrid videos={others} />
    </>
  );
}
