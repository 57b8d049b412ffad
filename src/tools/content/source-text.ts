import { isUtf8 } from 'node:buffer';
import type { Finding } from './diagnostics';
import { positionAt } from './position';

/** The text of a file, or what keeps it from being read as one. */
export type SourceText =
  | { text: string; findings: Finding[] }
  | { text: undefined; findings: Finding[] };

const byteOrderMark = '\uFEFF';

/** Reads bytes as text in the one form all tools agree on: UTF-8 without mark, lines ending in LF. */
export function readSourceText(bytes: Buffer): SourceText {
  const text = bytes.toString('utf8');
  if (!isUtf8(bytes)) return { text: undefined, findings: [notUtf8(text)] };
  if (text.trim() === '' || text === byteOrderMark) return { text: undefined, findings: [empty()] };
  const findings = [...markFindings(text), ...lineEndingFindings(text)];
  return { text: text.replace(byteOrderMark, '').replaceAll('\r\n', '\n'), findings };
}

function notUtf8(text: string): Finding {
  return {
    code: 'not-utf8',
    ...positionAt(text, text.indexOf('\uFFFD')),
    expected: 'a file in UTF-8',
    fix: 'Save the file again with the encoding UTF-8.',
  };
}

function empty(): Finding {
  return {
    code: 'empty-file',
    line: 1,
    column: 1,
    expected: 'a document',
    fix: 'Write the document, or remove the file.',
  };
}

function markFindings(text: string): Finding[] {
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

function lineEndingFindings(text: string): Finding[] {
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
