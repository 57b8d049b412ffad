/** Returns where a text first has these words, as tools write it: line:column, both from 1. */
export function placeOf(text: string, words: string): string {
  const lines = text.slice(0, text.indexOf(words)).split('\n');
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}
