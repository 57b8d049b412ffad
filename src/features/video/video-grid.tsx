import { useTranslations } from 'next-intl';
import type { VideoSummary } from '@/collections/videos';
import { Link } from '@/i18n/link';
import { VideoCard } from './video-card';

/**
 * The older videos in two columns, the right one hung lower; the way to the blog takes the last place, so that an odd
 * number of films leaves no hole.
 */
export function VideoGrid({ videos }: { videos: VideoSummary[] }) {
  const words = useTranslations('video.read');
  return (
    <div className="page-grid pt-14 pb-section lg:pt-24 lg:pb-[calc(var(--spacing-section)+5rem)]">
      <ul className="col-span-12 grid gap-x-8 gap-y-14 md:grid-cols-2 lg:gap-x-20 lg:gap-y-20">
        {videos.map((video) => (
          <li key={video.slug} className="lg:even:translate-y-28">
            <VideoCard video={video} />
          </li>
        ))}
        <li className="lg:even:translate-y-28">
          <div className="tide-line pt-8">
            <h2 className="text-title">{words('title')}</h2>
            <p className="mt-3 max-w-[36ch] text-muted">{words('text')}</p>
            <Link
              href="/blog"
              className="link-plain mt-3 inline-flex min-h-11 items-center font-semibold"
            >
              {words('link')}
            </Link>
          </div>
        </li>
      </ul>
    </div>
  );
}
