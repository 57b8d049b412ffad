import type { Position } from './diagnostics';

/** The place of an offset (in UTF-16 units) in a text. */
export function positionAt(text: string, offset: number): Position {
  const end = Math.min(Math.max(offset, 0), text.length);
  let line = 1;
  let lineStart = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) {
    line += 1;
    lineStart = at + 1;
  }
  return { line, column: end - lineStart + 1 };
}

/** The offset of the first character of a line (from 1). */
export function lineStart(text: string, line: number): number {
  let start = 0;
  for (let passed = 1; passed < line; passed += 1) {
    const at = text.indexOf('\n', start);
    if (at === -1) return text.length;
    start = at + 1;
  }
  return start;
}
