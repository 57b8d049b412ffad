import { type Film, filmFrame, filmPage } from '@/features/video/film';
import { resolveImage } from './images';

type StoredFilm = Omit<Film, 'page'> & { poster: { src: string; alt: string } };

/**
 * Returns a document's video for the player, its poster with the poster's size, and for a hosted video the address of
 * the host's own player.
 */
export function resolveFilm({ poster, ...stored }: StoredFilm) {
  const film: Film = { ...stored, page: filmPage(stored) };
  return { film, poster: resolveImage(poster), frame: filmFrame(stored) };
}
