const syllables =
  'ba be bi bo da do du fa fe ga gi ha ka ke lo la ma mi mo na no pa pi ra re ri ro sa se si so ta te ti to va vi wa zo'.split(
    ' ',
  );

/** Makes up different words of three and four syllables; the same ones each time. */
export function makeUpWords(count: number): string[] {
  const at = (place: number) => syllables[place % syllables.length] ?? '';
  return Array.from({ length: count }, (_, index) => {
    const [first, second, third] = [index, Math.floor(index / 41), Math.floor(index / 7)];
    return `${at(first)}${at(second * 3 + first)}${at(third + second)}${index % 3 ? at(index * 5) : ''}n`;
  });
}
