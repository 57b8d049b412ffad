/** Lines a tag or an expression of a document covers, both from 1. */
export interface Span {
  readonly first: number;
  readonly last: number;
  /** From 1; the column its first line begins at. */
  readonly column: number;
  /** In a line of text, not a block of its own. */
  readonly inline: boolean;
  /** It ends as it should: an expression, or a tag that is closed where the parser says it ends. */
  readonly whole: boolean;
}

/** How a line begins that opens or continues a quote, a list, a footnote or a row of a table. */
const container = /^[ \t]*(?:>|[-*+](?:[ \t]|$)|\d+[.)](?:[ \t]|$)|\[\^|\|)/;
/** How a line begins that ends a paragraph. */
const interrupting =
  /^[ \t]*(?:$|>|[-*+_=](?:[ \t*+_=-]|$)|\d+[.)](?:[ \t]|$)|\[\^|\||#|```|~~~|<|\{)/;

/**
 * Why a tag or an expression of several lines cannot be left to satteri: where it begins, ends or goes on in another
 * quote, list item, footnote or cell, @mdx-js/mdx refuses it and satteri may not.
 */
export function findSpanObstacle(text: string, spans: readonly Span[]): string | undefined {
  if (spans.some(({ whole }) => !whole)) return 'a tag is closed in another block';
  const long = spans.filter(({ first, last }) => last > first);
  if (long.length === 0) return undefined;
  const lines = text.split(/\r\n|\r|\n/);
  return long.some((span) => crossesBlocks(lines, span))
    ? 'a tag or an expression of several lines is in a quote, a list, a footnote or a table'
    : undefined;
}

function crossesBlocks(lines: readonly string[], { first, last, column, inline }: Span): boolean {
  const at = (line: number): string => lines[line - 1] ?? '';
  const covered = lines.slice(first, last);
  if (container.test(at(first)) || container.test(at(last)) || at(last).includes('|')) return true;
  if (covered.some((line) => indentOf(line) < indentOf(at(first)) && line.trim() !== ''))
    return true;
  const opening = at(first)
    .slice(0, column - 1)
    .trim();
  if ((inline || opening !== '') && covered.some((line) => interrupting.test(line))) return true;
  for (let line = first - 1; line > 0 && at(line).trim() !== ''; line -= 1) {
    if (container.test(at(line)) || at(line).includes('|')) return true;
  }
  return false;
}

function indentOf(line: string): number {
  return /^[ \t]*/.exec(line)?.[0].length ?? 0;
}
