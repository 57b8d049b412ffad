import type { VideoSummary } from '@/collections/videos';
import { CardLink } from '@/ui/card-link';
import { VideoByline } from './video-byline';
import { VideoStill } from './video-still';

/** A video in the list: its picture, title, what it is about, who made it; all of it one link. */
export function VideoCard({ video }: { video: VideoSummary }) {
  return (
    <article lang={video.lang} className="group relative">
      <VideoStill video={video} sizes="(min-width: 48rem) 45vw, 92vw" />
      <h2 className="mt-6 text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)] leading-[1.08]">
        <CardLink href={video.href}>{video.title}</CardLink>
      </h2>
      <p className="mt-3 max-w-[52ch] text-muted">{video.description}</p>
      <div className="mt-3 text-muted">
        <VideoByline video={video} />
      </div>
    </article>
  );
}
