import type { VideoSummary } from '@/collections/videos';

/** The film in the browser's own player. */
export function FilmPlayer({ video }: { video: VideoSummary }) {
  const { src, poster, captions } = video.video;
  return (
    <video
      controls
      preload="none"
      playsInline
      poster={poster.src}
      src={src}
      width={1280}
      height={720}
      aria-label={video.title}
      className="aspect-video w-full rounded-(--radius-drop-large) bg-night"
    >
      {captions.map((track) => (
        <track
          key={track.src}
          kind="captions"
          src={track.src}
          srcLang={track.lang}
          label={track.label}
          default
        />
      ))}
    </video>
  );
}
