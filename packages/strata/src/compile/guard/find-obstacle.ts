import { findBlockObstacle } from './blocks';
import { findCellObstacle } from './cells';
import { findEmphasisObstacle } from './emphasis';
import { findEscapeObstacle } from './escapes';
import { findFenceObstacle } from './frontmatter';
import type { Parts, Range } from './parts';
import { findScriptObstacle } from './scripts';
import { findSpanObstacle } from './spans';
import { findTextObstacle } from './text';

/** Why a text that satteri has parsed needs the exact way; nothing where satteri does what @mdx-js/mdx does. */
export function findObstacle(text: string, parts: Parts, gfm: boolean): string | undefined {
  if (text.includes('\0')) return 'it has a null character';
  const words = hideCode(text, parts.codes);
  return (
    findScriptObstacle(parts) ??
    findFenceObstacle(text) ??
    findTextObstacle(words, gfm) ??
    findCellObstacle(words, gfm) ??
    findEmphasisObstacle(words) ??
    findBlockObstacle(words, gfm) ??
    findEscapeObstacle(text, parts.codes) ??
    findSpanObstacle(text, parts.spans)
  );
}

/** The text with an `x` for each line of code: what code says cannot be an obstacle, that it stands there can. */
function hideCode(text: string, codes: readonly Range[]): string {
  let words = '';
  let from = 0;
  for (const { start, end } of codes) {
    if (start < from) continue;
    words += text.slice(from, start);
    words += text.slice(start, end).replace(/^([ \t>]*)[^\n]+$/gm, '$1x');
    from = end;
  }
  return words + text.slice(from);
}
