import type { VideoSummary } from '@/collections/videos';
import { Picture } from '@/ui/picture';
import { Player } from './player';
import { usePlayerLabels } from './player-labels';

/** The film behind its poster, which repeats the heading above it and so stays silent for screen readers. */
export function FilmPlayer({ video }: { video: VideoSummary }) {
  const { slug, title, film, poster } = video;
  const picture = (
    <Picture
      image={poster}
      sizes="(min-width: 64rem) 70vw, 92vw"
      className="aspect-video w-full object-cover"
      decorative
      first
    />
  );
  const labels = usePlayerLabels(film, title);
  return <Player key={slug} film={film} labels={labels} poster={picture} still={poster.src} />;
}
