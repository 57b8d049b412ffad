import { filmShortForm } from '@/rules/film-address';
import { type Film, webmType } from './film';

/** Chooses between our two files by what this browser can play; a hosted film has but one address. */
export function pickSource(film: Film) {
  if (film.kind !== 'file') {
    return {
      src: filmShortForm({ ...film, kind: film.kind }),
      type: `video/${film.kind}`,
    } as const;
  }
  const isWebm = film.webm && document.createElement('video').canPlayType(webmType) === 'probably';
  return isWebm
    ? ({ src: film.webm ?? '', type: 'video/webm' } as const)
    : ({ src: film.src, type: 'video/mp4' } as const);
}
