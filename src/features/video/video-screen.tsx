import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Video, VideoSummary } from '@/collections/videos';
import { useFormatter } from '@/i18n/formatter';
import { Link } from '@/i18n/link';
import { WrittenInMark, WrittenInNote } from '@/i18n/written-in';
import { Body } from '@/mdx/body';
import { formerIdsOf } from '@/rules/former-ids';
import { PageTrail } from '@/sections/shell/page-trail';
import type { Crumb } from '@/ui/breadcrumb';
import { Picture } from '@/ui/picture';
import { Player } from './player';
import { usePlayerLabels } from './player-labels';
import { readTime, seekMark } from './transcript-times';
import { VideoLength, VideoStill } from './video-still';

type Props = { video: VideoSummary; trail: readonly Crumb[] };

/**
 * The head of a video, on night: the title, the video, and beside it what it is about. On a low window the video is as
 * small as it takes for its play button to be seen.
 */
export function VideoScreen({ video, trail }: Props) {
  return (
    <header className="on-night bg-night text-on-night">
      <div className="page-grid gap-y-6 pt-8 pb-14 lg:pb-20">
        <div className="col-span-12 [&_[aria-hidden]]:text-amber-lit [&_a:hover]:text-on-night [&_nav]:text-on-night-muted">
          <PageTrail trail={trail} current={video.title} />
          <h1 lang={video.lang} className="mt-2 hyphens-auto text-heading">
            {video.title}
          </h1>
          <WrittenInNote
            lang={video.lang}
            what="video"
            className="mt-4 text-on-night-muted text-small"
          />
        </div>
        <div className="col-span-12 grid gap-8 lg:grid-cols-[minmax(0,max(34rem,(100svh-20rem)*16/9))_minmax(18rem,1fr)]">
          <VideoPlayer video={video} />
          <div className="justify-between lg:flex lg:flex-col">
            <p lang={video.lang} className="max-w-[32em]">
              {video.description}
            </p>
            <VideoFacts video={video} />
          </div>
        </div>
      </div>
    </header>
  );
}

/**
 * The video behind the picture of its card, which says nothing that the heading does not say: the poster of its own is
 * most often a title, in the video's language, and the title stands right above it.
 */
function VideoPlayer({ video }: { video: VideoSummary }) {
  const { slug, title, source, image } = video;
  const picture = (
    <Picture
      image={image}
      sizes="(min-width: 64rem) 70vw, 92vw"
      className="aspect-video w-full object-cover"
      isDecorative
      isFirst
    />
  );
  const labels = usePlayerLabels(source, title);
  return <Player key={slug} source={source} labels={labels} poster={picture} still={image.src} />;
}

/** Who made a video, when, and how long it is; what is not known has no line. */
function VideoFacts({ video }: { video: VideoSummary }) {
  const words = useTranslations('video');
  const format = useFormatter();
  const { author, publishedAt, seconds } = video;
  return (
    <dl className="mt-8 gap-x-8 sm:flex sm:flex-wrap lg:block">
      <Fact label={words('facts.author')}>
        <Link href={author.href} className="link-plain -my-2.5 tap-line font-semibold">
          {author.name}
        </Link>
        <span lang={author.lang} className="block text-on-night-muted text-small">
          {author.position}
        </span>
      </Fact>
      <Fact label={words('facts.published')}>
        <time dateTime={publishedAt}>
          {format.dateTime(new Date(publishedAt), { dateStyle: 'long' })}
        </time>
      </Fact>
      {seconds !== undefined && (
        <Fact label={words('facts.length')}>
          <VideoLength seconds={seconds} isNamed />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grow border-night-line border-t py-3">
      <dt className="text-on-night-muted text-small">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/**
 * What the video says and shows, in words, and the notes on it: there without any script. The times in it are links: the
 * player of the page goes there, and without it the browser opens the file at that moment.
 */
export function Transcript({ video }: { video: Video }) {
  const strong = timesIn(video.source.page);
  return (
    <div className="page-grid py-14 lg:py-20">
      <div className="hanging-headings transcript col-span-12">
        <Body
          code={video.body}
          lang={video.lang}
          formerIds={formerIdsOf(video.href)}
          elements={{ strong }}
        />
      </div>
    </div>
  );
}

/** Returns the element for strong text: where it begins with a time, the time is a link into the video. */
const timesIn = (page: string) =>
  function Strong({ children }: { children?: ReactNode }) {
    const time = typeof children === 'string' ? readTime(children) : undefined;
    if (!time) return <strong>{children}</strong>;
    return (
      <strong>
        <a href={`${page}#t=${time.seconds}`} {...{ [seekMark]: time.seconds }}>
          {time.clock}
        </a>{' '}
        {time.rest}
      </strong>
    );
  };

/** The way on: the next video; absent where there is no other. */
export function NextVideo({ video }: { video: VideoSummary | undefined }) {
  const words = useTranslations('video');
  if (!video) return null;
  return (
    <nav aria-label={words('next')} className="group relative bg-raised">
      <div className="page-grid items-center gap-y-8 py-14 lg:py-20">
        <div className="col-span-12 lg:col-span-7">
          <p className="text-muted">
            {words('next')}
            <WrittenInMark lang={video.lang} />
          </p>
          <Link
            href={video.href}
            lang={video.lang}
            className="link-quiet mt-2 block text-balance font-bold font-display text-heading tracking-[-0.022em] after:absolute after:inset-0"
          >
            {video.title}
          </Link>
          <p lang={video.lang} className="mt-4 max-w-[34.5em] text-muted">
            {video.description}
          </p>
        </div>
        <div lang={video.lang} className="col-span-12 lg:col-span-5">
          <VideoStill video={video} sizes="(min-width: 64rem) 38vw, 92vw" />
        </div>
      </div>
    </nav>
  );
}
