import leven from 'leven';
import { fold } from '../../rules/fold';

/** Reduces a text to what fingers meant: small plain letters, hyphens for spaces. */
const meant = (text: string) => fold(text).replace(/[\s_]+/g, '-');

/** Returns the candidate nearest to what was written, or undefined where none is near. */
export function nearest(written: string, candidates: Iterable<string>): string | undefined {
  const folded = meant(written);
  const limit = Math.min(5, Math.max(2, Math.floor(folded.length / 3)));
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const distance = leven(folded, meant(candidate), { maxDistance: limit + 1 });
    if (distance <= limit && distance < (best?.distance ?? Infinity))
      best = { candidate, distance };
  }
  return best?.candidate;
}
