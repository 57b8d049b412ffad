/*
 * An index in parts: words in alphabetical order, cut into files. A list of parts says with which letters each file
 * begins; the first begins with nothing. What a browser fetches for a word follows from the list alone.
 */

/** How many parts may be read for the beginning of a word; where there are more, `starts` has the best pages. */
export const widestStart = 2;

/** Returns the number of the part that a word is in, or would be in. */
export function partOf(word: string, starts: readonly string[]): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? '') <= word) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/** Returns the numbers of the parts that words beginning with these letters may be in. */
export function partsOf(beginning: string, starts: readonly string[]): number[] {
  const first = partOf(beginning, starts);
  const last = partOf(`${beginning}\u{10ffff}`, starts);
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

/** Says whether more parts have words with this beginning than a browser would read. */
export function isWide(beginning: string, starts: readonly string[]): boolean {
  return partsOf(beginning, starts).length > widestStart;
}

/** Returns a word from its last letter to its first. The list of endings is in the order of such words. */
export const backwards = (word: string) => [...word].toReversed().join('');
