import { useLocale, useTranslations } from 'next-intl';
import type { VideoSummary } from '@/collections/videos';
import { useFormatter } from '@/i18n/formatter';
import { Link } from '@/i18n/link';
import { WrittenInMark } from '@/i18n/written-in';
import { PageTrail } from '@/sections/shell/page-trail';
import { CardLink } from '@/ui/card-link';
import { VideoStill } from './video-still';

/** The head of the list, on night: the title, and the newest video as a screen that runs out of the right edge. */
export function VideosHeader({ newest }: { newest: VideoSummary | undefined }) {
  const words = useTranslations();
  return (
    <header className="on-night overflow-x-clip bg-night text-on-night">
      <div className="page-grid pt-8 pb-14 lg:pb-24">
        <div className="col-span-12 [&_[aria-hidden]]:text-amber-lit [&_a:hover]:text-on-night [&_nav]:text-on-night-muted">
          <PageTrail current={words('video.title')} />
        </div>
        <h1 className="col-span-12 mt-6 text-page lg:col-span-7">{words('video.title')}</h1>
        <p className="col-span-12 mt-6 max-w-[26.5em] self-end text-lead text-on-night-muted lg:col-span-5">
          {words('video.lead')}
        </p>
        {newest ? (
          <NewestVideo video={newest} />
        ) : (
          <p className="col-span-12 mt-14 text-lead">{words('video.empty')}</p>
        )}
      </div>
    </header>
  );
}

function NewestVideo({ video }: { video: VideoSummary }) {
  const words = useTranslations('video');
  return (
    <article
      lang={video.lang}
      className="group relative col-span-12 mt-12 grid gap-x-8 gap-y-7 lg:mt-20 lg:grid-cols-12 lg:items-end"
    >
      <div className="lg:order-2 lg:col-span-8 lg:-mr-[calc(max(0px,(100vw-90rem)/2)+var(--spacing-gutter))]">
        <VideoStill
          video={video}
          sizes="(min-width: 64rem) 68vw, 92vw"
          className="lg:rounded-r-none"
          isFirst
        />
      </div>
      <div className="lg:order-1 lg:col-span-4">
        <p lang={useLocale()} className="font-semibold text-amber-lit">
          {words('newest')}
        </p>
        <h2 className="mt-3 text-heading">
          <CardLink href={video.href}>{video.title}</CardLink>
        </h2>
        <p className="mt-5 max-w-[26.5em] text-on-night-muted">{video.description}</p>
        <div className="mt-5 text-on-night-muted">
          <VideoByline video={video} />
        </div>
      </div>
    </article>
  );
}

type GridProps = {
  videos: readonly VideoSummary[];
  /** The way to the blog is shown even where it fills no hole. */
  isFirst: boolean;
};

/**
 * Videos in two columns, the right one hung lower; the way to the blog takes the last place, so that an odd number of
 * videos leaves no hole.
 */
export function VideoGrid({ videos, isFirst }: GridProps) {
  const words = useTranslations('video.read');
  return (
    <div className="page-grid pt-14 pb-section lg:pt-24 lg:pb-[calc(var(--spacing-section)+5rem)]">
      <ul className="col-span-12 grid gap-x-8 gap-y-14 md:grid-cols-2 lg:gap-x-20 lg:gap-y-20">
        {videos.map((video) => (
          <li key={video.slug} className="lg:even:translate-y-28">
            <VideoCard video={video} />
          </li>
        ))}
        {(isFirst || videos.length % 2 === 1) && (
          <li className="lg:even:translate-y-28">
            <div className="tide-line pt-8">
              <h2 className="text-title">{words('title')}</h2>
              <p className="mt-3 max-w-[24em] text-muted">{words('text')}</p>
              <Link href="/blog" className="link-plain mt-3 tap-line font-semibold">
                {words('link')}
              </Link>
            </div>
          </li>
        )}
      </ul>
    </div>
  );
}

/** A video in the list: its picture, title, what it is about, who made it; all of it one link. */
function VideoCard({ video }: { video: VideoSummary }) {
  return (
    <article lang={video.lang} className="group relative">
      <VideoStill video={video} sizes="(min-width: 48rem) 45vw, 92vw" />
      <h2 className="mt-6 text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)] leading-[1.08]">
        <CardLink href={video.href}>{video.title}</CardLink>
      </h2>
      <p className="mt-3 max-w-[34.5em] text-muted">{video.description}</p>
      <div className="mt-3 text-muted">
        <VideoByline video={video} />
      </div>
    </article>
  );
}

/** Who made a video and when it went public, in the page's language. */
function VideoByline({ video }: { video: VideoSummary }) {
  const words = useTranslations('video');
  const format = useFormatter();
  return (
    <p lang={useLocale()} className="text-small tabular-nums">
      {words('by', { name: video.author.name })}
      <span aria-hidden="true"> · </span>
      <time dateTime={video.publishedAt}>
        {format.dateTime(new Date(video.publishedAt), { dateStyle: 'long' })}
      </time>
      <WrittenInMark lang={video.lang} />
    </p>
  );
}
