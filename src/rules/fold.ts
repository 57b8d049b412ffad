/** Letters that Unicode does not decompose into a base letter and a mark. */
const plainLetters: Record<string, string> = {
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** Returns a text in lower case without diacritics: 'Łódź' becomes 'lodz'. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[łđøßæœ]/g, (letter) => plainLetters[letter] ?? letter);
}
