import { isUtf8 } from 'node:buffer';
import { positionAt } from '@amberline/strata/finding';
import type { FileFinding } from './findings';

/** The text of a file, or what keeps it from being read as one. */
export type SourceText =
  | { text: string; findings: FileFinding[] }
  | { text: undefined; findings: FileFinding[] };

const byteOrderMark = '\uFEFF';

/** Reads bytes as text in the one form all tools agree on: UTF-8 without mark, lines ending in LF. */
export function readSourceText(bytes: Uint8Array): SourceText {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
  if (!isUtf8(bytes)) return { text: undefined, findings: [notUtf8(text)] };
  if (text.trim() === '' || text === byteOrderMark) return { text: undefined, findings: [empty()] };
  const findings = [...markFindings(text), ...lineEndingFindings(text)];
  return { text: text.replace(byteOrderMark, '').replaceAll('\r\n', '\n'), findings };
}

function notUtf8(text: string): FileFinding {
  return {
    code: 'not-utf8',
    ...positionAt(text, text.indexOf('\uFFFD')),
    expected: 'a file in UTF-8',
    fix: 'Save the file again with the encoding UTF-8.',
  };
}

function empty(): FileFinding {
  return {
    code: 'empty-file',
    line: 1,
    column: 1,
    expected: 'a document',
    fix: 'Write the document, or remove the file.',
  };
}

function markFindings(text: string): FileFinding[] {
  if (!text.startsWith(byteOrderMark)) return [];
  return [
    {
      code: 'byte-order-mark',
      line: 1,
      column: 1,
      expected: 'a file that starts with its first visible character',
      fix: 'Save the file as UTF-8 without BOM.',
    },
  ];
}

function lineEndingFindings(text: string): FileFinding[] {
  const first = text.indexOf('\r');
  if (first === -1) return [];
  return [
    {
      code: 'windows-line-endings',
      ...positionAt(text, first),
      expected: 'lines that end in LF',
      fix: 'Switch the line endings of the file from CRLF to LF (in the status bar of most editors).',
    },
  ];
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

/** Where the fields stand in an MDX file, or why they cannot be found. */
export type Frontmatter =
  | { yaml: string; start: number; bodyStart: number; findings: [] }
  | { yaml: undefined; findings: [FileFinding] };

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

function badFirstLine(text: string): FileFinding {
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

function unclosed(found: string, line: number): FileFinding {
  return {
    code: 'unclosed-frontmatter',
    line,
    column: 1,
    found,
    expected: 'a line of exactly --- after the fields',
    fix: 'Close the fields with a line of three hyphens.',
  };
}
