/** A word of one letter between spaces; in Polish it must not end a line. */
const oneLetterWord = /(?<=^|[\s(„])([aiouwzAIOUWZ]) /gu;

/** Binds every one-letter word of a Polish text to the next word with a non-breaking space. */
export function bindOneLetterWords(text: string): string {
  return text.replace(oneLetterWord, '$1\u00a0');
}
