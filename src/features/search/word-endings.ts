/** The most frequent inflections of Polish and English, folded, longest first. */
const endings = [
  ...['iami', 'owie', 'ymi', 'imi', 'ach', 'ami', 'ego', 'emu', 'iem', 'ing'],
  ...['ych', 'ich', 'ow', 'om', 'em', 'ej', 'ie', 'ia', 'iu', 'ed', 'es'],
  ...['a', 'e', 'i', 'o', 'u', 'y', 's'],
];

/** A shorter stem would match too many words. */
const shortestStem = 4;

/**
 * Returns a folded word without its ending, to be searched as a prefix: 'wycenach' finds 'wyceny'. This is no stemmer:
 * a wrong cut only costs rank, as the whole word counts more.
 */
export function trimEnding(word: string): string {
  const ending = endings.find(
    (one) => word.endsWith(one) && word.length - one.length >= shortestStem,
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
}
