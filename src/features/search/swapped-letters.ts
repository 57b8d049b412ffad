/** Returns a word with each two neighbours swapped: the slip that a count of wrong letters takes for two. */
export function swapLetters(word: string): string[] {
  return Array.from(word.slice(1), (second, place) => {
    const first = word.charAt(place);
    return first === second
      ? []
      : `${word.slice(0, place)}${second}${first}${word.slice(place + 2)}`;
  }).flat();
}
