/** A one-letter word between spaces; in Polish such a word must not end a line. */
const oneLetterWord = /(?<=^|[\s(„])([aiouwzAIOUWZ]) /gu;

/** A number (`#` in a message's plural) and the word it counts: "10 dni", "0,6 s", "2–4 tygodnie". */
const countedNumber = /(?<=^|[\s({„])(#|\d[\d,.–]*) (?=\p{L})/gu;

/** The dash between parts of a sentence; it must not begin a line. */
const dash = / (?=– )/gu;

/** Returns a Polish text with non-breaking spaces where Polish typography forbids a line break. */
export function bindPolish(text: string): string {
  return text
    .replace(oneLetterWord, '$1\u00a0')
    .replace(countedNumber, '$1\u00a0')
    .replace(dash, '\u00a0');
}
