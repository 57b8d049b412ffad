import { captionsFor, type VideoSource, videoFrame, videoPage } from '@/features/video/source';
import type { Locale } from '@/site/locales';
import { readVideos } from './compiled';
import { resolveImage } from './images';

/** Returns the length of a video of ours in whole seconds; undefined for one that another host keeps. */
export function videoSeconds(src: string): number | undefined {
  return readVideos()[src]?.seconds;
}

type StoredSource = Omit<VideoSource, 'page'> & { poster: { src: string; alt: string } };

/**
 * Returns a document's video for the player, its poster with the poster's size, and for a hosted video the address of
 * the host's own player. Captions in the reader's language come first.
 */
export function resolveVideo({ poster, ...stored }: StoredSource, locale: Locale) {
  const captions = captionsFor(stored.captions, locale);
  const source: VideoSource = { ...stored, captions, page: videoPage(stored) };
  return { source, poster: resolveImage(poster), frame: videoFrame(stored) };
}
