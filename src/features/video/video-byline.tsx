import { useLocale, useTranslations } from 'next-intl';
import type { VideoSummary } from '@/collections/videos';
import { useFormatter } from '@/i18n/formatter';

/** Who made a video and when it went public, in the page's language. */
export function VideoByline({ video }: { video: VideoSummary }) {
  const words = useTranslations('video');
  const format = useFormatter();
  return (
    <p lang={useLocale()} className="text-small tabular-nums">
      {words('by', { name: video.author.name })}
      <span aria-hidden="true"> · </span>
      <time dateTime={video.publishedAt}>
        {format.dateTime(new Date(video.publishedAt), { dateStyle: 'long' })}
      </time>
    </p>
  );
}
