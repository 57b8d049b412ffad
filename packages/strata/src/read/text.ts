import { isUtf8 } from 'node:buffer';
import { positionAt } from '../finding';
import type { DocumentFinding } from './document-finding';

/** Reads bytes as UTF-8, without a byte order mark; bytes that are no UTF-8 are reported. */
export function decode(bytes: Uint8Array): { text: string; findings: DocumentFinding[] } {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const decoded = buffer.toString('utf8');
  const text = decoded.startsWith('\uFEFF') ? decoded.slice(1) : decoded;
  if (isUtf8(buffer)) return { text, findings: [] };
  return { text, findings: [notUtf8(buffer, decoded)] };
}

function notUtf8(buffer: Buffer, decoded: string): DocumentFinding {
  const isUtf16 = /^(?:fffe|feff)/.test(buffer.toString('hex', 0, 2));
  return {
    about: 'incompatible',
    isKept: true,
    code: 'not-utf8',
    ...positionAt(decoded, isUtf16 ? 0 : firstBrokenCharacter(buffer, decoded)),
    found: isUtf16 ? 'UTF-16' : 'bytes that are no UTF-8',
    expected: 'UTF-8 text',
    fix: 'Save the file as UTF-8 (in the status bar of most editors).',
  };
}

/** The place of the first replacement character that the file itself does not hold. */
function firstBrokenCharacter(buffer: Buffer, decoded: string): number {
  let offset = 0;
  let from = 0;
  for (let at = decoded.indexOf('\uFFFD'); at !== -1; at = decoded.indexOf('\uFFFD', at + 1)) {
    offset += Buffer.byteLength(decoded.slice(from, at));
    if (buffer.toString('hex', offset, offset + 3) !== 'efbfbd') return at;
    from = at;
  }
  return 0;
}
