/** Endings that Polish and English words change most, longest first, folded. */
const endings = [
  ...['iami', 'owie', 'ymi', 'imi', 'ach', 'ami', 'ego', 'emu', 'iem', 'ing'],
  ...['ych', 'ich', 'ow', 'om', 'em', 'ej', 'ie', 'ia', 'iu', 'ed', 'es'],
  ...['a', 'e', 'i', 'o', 'u', 'y', 's'],
];

/** A shorter stem would begin too many other words. */
const shortestStem = 4;

/**
 * Returns a folded word without its ending, to look for as the beginning of a word: 'wycenach' finds 'wyceny'.
 * Not a stemmer: a wrong cut costs nothing but rank, as the whole word weighs more.
 */
export function trimEnding(word: string): string {
  const ending = endings.find(
    (one) => word.endsWith(one) && word.length - one.length >= shortestStem,
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
}
