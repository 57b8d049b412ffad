import { type Locale, languages } from '@/site/locales';

/** A one-letter word between spaces; in Polish such a word must not end a line. */
const oneLetterWord = /(?<=^|[\s(„])([aiouwzAIOUWZ]) /gu;

/** An abbreviation and what it is of: "art. 6", "ust. 1", "lit. b", "ul. Bursztynowa". */
const abbreviation = /(?<=^|[\s(„])(art\.|ust\.|lit\.|nr|ul\.) /gu;

/** A number (`#` in a message's plural) and the word it counts: "10 dni", "0,6 s", "2–4 tygodnie". */
const countedNumber = /(?<=^|[\s({„])(#|\d[\d,.–]*) (?=\p{L})/gu;

/** The space between thousands: "186 000", but not in a number to be dialled. */
const thousands = /(?<=\d) (?=\d{3}(?!\d|\s\d{1,2}(?!\d)))/gu;

/** The dash between parts of a sentence; it must not begin a line. */
const dash = / (?=– )/gu;

/** Returns a Polish text with non-breaking spaces where Polish typography forbids a line break. */
export function bindPolish(text: string): string {
  return text
    .replace(oneLetterWord, '$1\u00a0')
    .replace(abbreviation, '$1\u00a0')
    .replace(countedNumber, '$1\u00a0')
    .replace(thousands, '\u00a0')
    .replace(dash, '\u00a0');
}

const rules = { polish: bindPolish };

/** Returns the function that sets the spaces of a language's texts; undefined where the language has no such rule. */
export function spacingOf(locale: Locale): ((text: string) => string) | undefined {
  const { spacing } = languages[locale];
  return spacing && rules[spacing];
}

/** Returns a tree of plain data (messages, a document's fields) with the spaces of every text set for the language. */
export function spaceTree<Tree>(tree: Tree, locale: Locale): Tree {
  const setText = spacingOf(locale);
  return setText
    ? JSON.parse(JSON.stringify(tree), (_key, value) =>
        typeof value === 'string' ? setText(value) : value,
      )
    : tree;
}
