import leven from 'leven';

/** Letters that Unicode does not decompose into a base letter and a mark. */
const whole: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** Reduces a text to what fingers meant: lower case, no marks, hyphens for spaces. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđßæœ]/g, (letter) => whole[letter] ?? letter)
    .replace(/[\s_]+/g, '-');
}

/** Returns the candidate nearest to what was written, or undefined where none is near. */
export function nearest(written: string, candidates: Iterable<string>): string | undefined {
  const folded = fold(written);
  const limit = Math.min(5, Math.max(2, Math.floor(folded.length / 3)));
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const distance = leven(folded, fold(candidate), { maxDistance: limit + 1 });
    if (distance <= limit && distance < (best?.distance ?? Infinity))
      best = { candidate, distance };
  }
  return best?.candidate;
}
