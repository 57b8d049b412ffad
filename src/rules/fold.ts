/** Letters that Unicode does not take apart into a plain letter and its mark. */
const plainLetters: Record<string, string> = {
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** Returns a text in small plain letters: 'Łódź' and 'lodz' become the same. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[łđøßæœ]/g, (letter) => plainLetters[letter] ?? letter);
}
