import type { Position } from '@amberline/strata/finding';
import type { FileFinding } from './findings';

/** No word of a language is as long; browsers break such a text in the middle of a letter's neighbours, or not at all. */
const longest = 90;
const long = new RegExp(`\\S{${longest},}`);

/** Warns of characters without a space that no line of a page has room for. Addresses are left alone. */
export function findLongWord(text: string, { line, column }: Position): FileFinding[] {
  if (text.length < longest) return [];
  const match = long.exec(text);
  if (!match || /^\/|:\/\/|@/.test(match[0])) return [];
  return [
    {
      level: 'warning',
      code: 'long-word',
      line,
      column: text.includes('\n') ? column : column + match.index,
      found: `${match[0].slice(0, 40)}… (${match[0].length} characters)`,
      expected: `a space after ${longest} characters at most`,
      fix: 'Part it by spaces: on a narrow screen it would stand out of the page.',
    },
  ];
}
