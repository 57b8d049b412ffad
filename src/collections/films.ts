import type { Film } from '@/ui/player/film';
import { resolveImage } from './images';

type StoredFilm = Film & { poster: { src: string; alt: string } };

/** Returns a document's film as the player takes it, its poster apart and with its size. */
export function resolveFilm({ poster, ...film }: StoredFilm) {
  return { film: film satisfies Film as Film, poster: resolveImage(poster) };
}
