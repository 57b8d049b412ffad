/** The start of a tag or an expression that a `|` cuts. */
const cut = /(?:\{[^}]*|<[^>]*)\|/;

/**
 * Why the tables of a text cannot be left to satteri; nothing where they can. Remark splits the cells of a row before it
 * reads tags and expressions, satteri after.
 */
export function findCellObstacle(text: string, gfm: boolean): string | undefined {
  if (!gfm || !text.includes('|')) return undefined;
  const lines = text.split(/\r\n|\r|\n/);
  const found = lines.some(
    (line, index) => isDelimiterRow(line, lines[index - 1]) && isCut(lines, index),
  );
  return found ? 'a | cuts a tag or an expression in a table' : undefined;
}

function isDelimiterRow(line: string, before = ''): boolean {
  if (!line.includes('-') || /[^ \t>|:*+\d.)-]/.test(line)) return false;
  return line.includes('|') || before.includes('|');
}

function isCut(lines: readonly string[], delimiter: number): boolean {
  const end = lines.findIndex((line, index) => index > delimiter && line.trim() === '');
  return lines
    .slice(Math.max(0, delimiter - 1), end < 0 ? undefined : end)
    .some((line) => cut.test(line));
}
