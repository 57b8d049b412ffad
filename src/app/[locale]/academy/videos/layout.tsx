import type { ReactNode } from 'react';
import { topics } from '@/collections/academy';
import { getReader } from '@/i18n/reader';
import { VideoScreen } from '@/sections/academy/video-screen';

/** Frames every topic, so that the list, its focus and its scroll position survive a change of topic. */
export default async function VideosLayout({ children }: { children: ReactNode }) {
  return <VideoScreen topics={topics.list(await getReader())}>{children}</VideoScreen>;
}
