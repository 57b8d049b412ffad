import { partOf } from '@/features/search/part-list';

/** A line of an index file; lines are in the order of their keys. */
export type Line = { key: string; text: string; isPublic: boolean };

/**
 * Cuts lines into parts of about `size` characters. Returns the beginnings of the parts, which are as short as can be
 * and made of public words alone, and the text of each part. Lines of one key stay together.
 */
export function cutParts(lines: readonly Line[], size: number) {
  const starts = [''];
  let filled = 0;
  let last = '';
  for (const { key, text, isPublic } of lines) {
    if (isPublic && key !== last && filled > 0 && filled + text.length > size) {
      starts.push(shortestAfter(last, key));
      filled = 0;
    }
    filled += text.length + 1;
    if (isPublic) last = key;
  }
  const parts = starts.map((): string[] => []);
  for (const { key, text } of lines) parts[partOf(key, starts)]?.push(text);
  return { starts, parts: parts.map((part) => part.join('\n')) };
}

/** Returns the shortest beginning of a word that comes after another word. */
function shortestAfter(last: string, word: string): string {
  let length = 1;
  while (length < word.length && word.slice(0, length) <= last) length += 1;
  return word.slice(0, length);
}
