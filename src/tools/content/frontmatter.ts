import type { Finding } from './diagnostics';
import { positionAt } from './position';

/** Where the fields stand in an MDX file, or why they cannot be found. */
export type Frontmatter =
  | { yaml: string; start: number; bodyStart: number; findings: [] }
  | { yaml: undefined; findings: [Finding] };

const opening = '---\n';

/** Finds the block between the first line and the next that starts with three hyphens. */
export function splitFrontmatter(text: string): Frontmatter {
  if (!text.startsWith(opening)) return { yaml: undefined, findings: [badFirstLine(text)] };
  const closing = /^---.*$/m.exec(text.slice(opening.length));
  if (!closing) return { yaml: undefined, findings: [unclosed('the end of the file', 1)] };
  const end = opening.length + closing.index;
  if (closing[0] !== '---') {
    return { yaml: undefined, findings: [unclosed(closing[0], positionAt(text, end).line)] };
  }
  return {
    yaml: text.slice(opening.length, end),
    start: opening.length,
    bodyStart: end + closing[0].length,
    findings: [],
  };
}

function badFirstLine(text: string): Finding {
  const found = text.slice(0, text.indexOf('\n') === -1 ? undefined : text.indexOf('\n'));
  return {
    code: 'bad-first-line',
    line: 1,
    column: 1,
    found: found.slice(0, 60),
    expected: 'exactly --- on the first line',
    fix: 'Start the file with a line of three hyphens, then the fields, then --- again.',
  };
}

function unclosed(found: string, line: number): Finding {
  return {
    code: 'unclosed-frontmatter',
    line,
    column: 1,
    found,
    expected: 'a line of exactly --- after the fields',
    fix: 'Close the fields with a line of three hyphens.',
  };
}
