import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { listTopics } from '@/collections/academy';
import { VideoScreen } from '@/sections/academy/video-screen';

/** Around every topic, so that the list, its focus and its scroll position outlive a change of topic. */
export default async function VideosLayout({ children }: { children: ReactNode }) {
  const words = await getTranslations();
  const trail = [
    { name: words('site.breadcrumb.home'), href: '/' },
    { name: words('academy.title'), href: '/academy' },
  ] as const;
  return (
    <VideoScreen topics={listTopics(await getLocale())} trail={trail}>
      {children}
    </VideoScreen>
  );
}
