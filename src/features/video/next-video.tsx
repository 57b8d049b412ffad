import { useTranslations } from 'next-intl';
import type { VideoSummary } from '@/collections/videos';
import { Link } from '@/i18n/link';
import { VideoStill } from './video-still';

/** The way on: the next video; absent where there is no other. */
export function NextVideo({ video }: { video: VideoSummary | undefined }) {
  const words = useTranslations('video');
  if (!video) return null;
  return (
    <nav aria-label={words('next')} className="group relative bg-raised">
      <div className="page-grid items-center gap-y-8 py-14 lg:py-20">
        <div className="col-span-12 lg:col-span-7">
          <p className="text-muted">{words('next')}</p>
          <Link
            href={video.href}
            lang={video.lang}
            className="link-quiet mt-2 block text-balance font-bold font-display text-heading tracking-[-0.022em] after:absolute after:inset-0"
          >
            {video.title}
          </Link>
        </div>
        <div lang={video.lang} className="col-span-12 lg:col-span-5">
          <VideoStill video={video} sizes="(min-width: 64rem) 38vw, 92vw" />
        </div>
      </div>
    </nav>
  );
}
