/** A word of one letter; in Polish it must not end a line. */
const oneLetterWord = /(?<=^|[\s(„])([aiouwzAIOUWZ]) /gu;

/** A number (`#` in a message's plural) and what it counts: "10 dni", "0,6 s", "2–4 tygodnie". */
const countedNumber = /(?<=^|[\s({„])(#|\d[\d,.–]*) (?=\p{L})/gu;

/** The dash between parts of a sentence; it must not begin a line. */
const dash = / (?=– )/gu;

/** Puts non-breaking spaces into a Polish text where its typography forbids a line break. */
export function bindPolish(text: string): string {
  return text
    .replace(oneLetterWord, '$1\u00a0')
    .replace(countedNumber, '$1\u00a0')
    .replace(dash, '\u00a0');
}

/** Applies `bindPolish` to every string in a tree of plain data (messages, the fields of a document). */
export function bindPolishTree<Tree>(tree: Tree): Tree {
  return JSON.parse(JSON.stringify(tree), (_key, value) =>
    typeof value === 'string' ? bindPolish(value) : value,
  );
}
