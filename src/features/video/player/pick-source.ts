import { filmShortForm } from '@/features/video/film-address';
import { type Film, webmType } from './film';

/**
 * Chooses between our two files by what this browser can play; a hosted film has but one address. A file is given
 * without its type: with one, the library would write a `source` element, whose errors never reach it.
 */
export function pickSource(film: Film) {
  if (film.kind !== 'file') {
    return {
      src: filmShortForm({ ...film, kind: film.kind }),
      type: `video/${film.kind}`,
    } as const;
  }
  const playsWebm = document.createElement('video').canPlayType(webmType) === 'probably';
  return film.webm && playsWebm ? film.webm : film.src;
}
