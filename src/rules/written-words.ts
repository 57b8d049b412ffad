/** A word as it is written, its accents included. */
export const wholeWord = /[\p{L}\p{N}\p{M}]+/gu;

/** Returns the words of a text, each spelling once, separated by spaces: all that an index of the search needs of it. */
export function listWrittenWords(text: string): string {
  return [...new Set(text.match(wholeWord))].join(' ');
}
