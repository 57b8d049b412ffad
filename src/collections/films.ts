import { type Film, filmPage } from '@/features/video/film';
import { resolveImage } from './images';

type StoredFilm = Omit<Film, 'page'> & { poster: { src: string; alt: string } };

/** Returns a document's video for the player, and its poster with the poster's size. */
export function resolveFilm({ poster, ...stored }: StoredFilm) {
  const film: Film = { ...stored, page: filmPage(stored) };
  return { film, poster: resolveImage(poster) };
}
