import { type Cell, cellsOf } from './display-width';

/** A line of source with marks below the place that is meant; both are plain text of the same width. */
export interface Excerpt {
  readonly text: string;
  readonly marks: string;
}

/** How much of a line (UTF-16 units) is looked at on either side of its place. */
const reach = 500;

/**
 * Shows the place of a line in at most `columns` columns: `column` counts from 1 in UTF-16 units, `length` units are
 * marked, at least one letter. What is cut off shows as "…".
 */
export function excerptOf(line: string, column: number, length: number, columns: number): Excerpt {
  const from = startNear(line, column - 1 - reach);
  const part = line.slice(from, column - 1 + reach);
  const all = cellsOf(part);
  const start = column - 1 - from;
  const at = all.findLastIndex((cell) => cell.start <= start);
  const isPastEnd = start >= part.length;
  const first = isPastEnd ? all.length : Math.max(at, 0);
  const after = all.findIndex((cell) => cell.start >= start + length);
  const end = Math.max(after === -1 ? all.length : after, first + 1);
  const [left, right] = windowAround(all, first, columns - 2);
  const before = widthOf(all.slice(left, first));
  const isCutLeft = left > 0 || from > 0;
  const isCutRight = right < all.length || from + part.length < line.length;
  const marked = Math.max(widthOf(all.slice(first, Math.min(end, right))), 1);
  const text = all.slice(left, right).map(({ shown }) => shown);
  return {
    text: [isCutLeft ? '…' : '', ...text, isCutRight ? '…' : ''].join(''),
    marks: `${' '.repeat(before + (isCutLeft ? 1 : 0))}${'^'.repeat(marked)}`,
  };
}

/** Half a letter is none: the cut moves past the second half of a pair. */
function startNear(line: string, offset: number): number {
  if (offset <= 0) return 0;
  return /[\uDC00-\uDFFF]/.test(line[offset] ?? '') ? offset + 1 : offset;
}

/** The cells that fit into `columns` columns round one of them: two fifths before it, the rest after. */
function windowAround(cells: readonly Cell[], at: number, columns: number): [number, number] {
  const take = (from: number, step: 1 | -1, room: number): number => {
    let [index, left] = [from, room];
    for (let cell = cells[index]; cell && cell.width <= left; cell = cells[index]) {
      left -= cell.width;
      index += step;
    }
    return index;
  };
  const rest = widthOf(cells.slice(at));
  const before = Math.max(Math.floor(columns * 0.4), columns - rest);
  const left = take(at - 1, -1, before) + 1;
  const right = take(at, 1, columns - widthOf(cells.slice(left, at)));
  return [left, Math.max(right, Math.min(at + 1, cells.length))];
}

function widthOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, { width }) => sum + width, 0);
}
