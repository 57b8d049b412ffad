import type { VideoSummary } from '@/collections/videos';
import { PageTrail } from '@/sections/shell/page-trail';
import type { Crumb } from '@/ui/breadcrumb';
import { FilmPlayer } from './film-player';
import { VideoFacts } from './video-facts';

type Props = { video: VideoSummary; trail: readonly Crumb[] };

/** The head of a video, on night: the title, the film, and beside it what it is about. */
export function VideoScreen({ video, trail }: Props) {
  return (
    <header className="on-night bg-night text-on-night">
      <div className="page-grid gap-y-8 pt-8 pb-14 lg:pb-20">
        <div className="col-span-12 [&_[aria-hidden]]:text-amber-lit [&_a:hover]:text-on-night [&_nav]:text-on-night-muted">
          <PageTrail trail={trail} current={video.title} />
          <h1 lang={video.lang} className="mt-4 hyphens-auto text-heading">
            {video.title}
          </h1>
        </div>
        <div className="col-span-12 lg:col-span-9">
          <FilmPlayer video={video} />
        </div>
        <div className="col-span-12 lg:col-span-3">
          <p lang={video.lang} className="max-w-[48ch]">
            {video.description}
          </p>
          <VideoFacts video={video} />
        </div>
      </div>
    </header>
  );
}
