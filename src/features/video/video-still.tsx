import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { VideoSummary } from '@/collections/videos';
import { Picture } from '@/ui/picture';
import { clockTime } from './source';

type Props = {
  video: VideoSummary;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  className?: string;
  /** The largest picture of the first screen. */
  isFirst?: boolean;
};

/** The picture of a video in the shape of its video, with the sign to play it and its length in the corner. */
export function VideoStill({ video, sizes, className, isFirst = false }: Props) {
  return (
    <div className={clsx('relative overflow-hidden rounded-(--radius-drop-large)', className)}>
      <Picture
        image={video.image}
        sizes={sizes}
        className="aspect-video w-full object-cover transition-[filter] duration-300 group-hover:brightness-110"
        isDecorative
        isFirst={isFirst}
      />
      <p className="absolute bottom-0 left-0 flex items-center gap-2 rounded-tr-3xl bg-amber py-2.5 pr-6 pl-5 font-semibold text-on-amber transition-colors group-hover:bg-amber-lit">
        <svg viewBox="0 0 24 24" className="size-5" fill="currentColor" aria-hidden="true">
          <path d="M7 4.5 19.5 12 7 19.5Z" />
        </svg>
        {video.seconds !== undefined && <VideoLength seconds={video.seconds} />}
      </p>
    </div>
  );
}

/** How long a video plays, as clocks show it; the word before it is for screen readers, where the place does not say it. */
export function VideoLength({ seconds, isNamed = false }: { seconds: number; isNamed?: boolean }) {
  const words = useTranslations('video');
  return (
    <>
      {!isNamed && <span className="sr-only">{words('length')} </span>}
      <time dateTime={`PT${seconds}S`} className="tabular-nums">
        {clockTime(seconds)}
      </time>
    </>
  );
}
