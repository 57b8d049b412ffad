import type { Range } from './parts';

/** A `\` before two backticks, or before one, with a brace later in the same paragraph. */
const escapedTick = /\\`(?:`|(?:(?!\n[ \t>]*\n)(?:\\[\s\S]|[^{\\]))*\{)/;
const block = /^(?:`{3,}[^`\n]*|~{3,}[^\n]*)\n/;

/**
 * Why the code in a text's lines cannot be left to satteri; nothing where it can. In code a `\` means itself, so that
 * the backtick after it ends the code; satteri reads on to the next one before it looks for expressions.
 */
export function findEscapeObstacle(text: string, codes: readonly Range[]): string | undefined {
  if (!text.includes('\\`')) return undefined;
  let from = 0;
  let words = '';
  for (const { start, end } of codes) {
    if (start < from || !block.test(text.slice(start, end))) continue;
    words += `${text.slice(from, start)}\n\n`;
    from = end;
  }
  return escapedTick.test(words + text.slice(from))
    ? 'an escaped backtick may end code'
    : undefined;
}
