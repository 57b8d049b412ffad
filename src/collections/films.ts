import { filmPage } from '@/features/video/film-address';
import type { Film } from '@/features/video/player/film';
import { resolveImage } from './images';

type StoredFilm = Omit<Film, 'page'> & { poster: { src: string; alt: string } };

/** Returns a document's film as the player takes it, its poster apart and with its size. */
export function resolveFilm({ poster, ...stored }: StoredFilm) {
  const film: Film = { ...stored, page: filmPage(stored) };
  return { film, poster: resolveImage(poster) };
}
