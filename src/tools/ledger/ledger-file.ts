import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The ledger's name in the content folder. */
export const ledgerName = 'addresses.txt';

/** A line of the ledger: an address with its language, or a heading of it, and what is said of it. */
export interface LedgerLine {
  readonly address: string;
  /** The time (milliseconds) it is public from, where that was still to come when the line was written. */
  readonly from?: number;
  /** It was taken away on purpose. */
  readonly isGone?: boolean;
  /** The number of the line, from 1. */
  readonly line: number;
}

const head = `# Every address that has been public, and every heading of its page (docs/addresses.md).
# Written by npm run content:addresses. A line stays for good: where a page is no more, it says "gone".
`;

const written = /^(\/\S*)(?: (gone)| from (\S+))?$/;

/** Reads the ledger of a content folder; without one there are no lines. `strays` are numbers of lines that say nothing. */
export function readLedgerFile(root: string): { lines: LedgerLine[]; strays: number[] } {
  const path = join(root, ledgerName);
  return parseLedger(existsSync(path) ? readFileSync(path, 'utf8') : '');
}

/** Reads the text of a ledger. A line that a merge has left twice counts once. */
export function parseLedger(text: string): { lines: LedgerLine[]; strays: number[] } {
  const lines = new Map<string, LedgerLine>();
  const strays: number[] = [];
  for (const [index, row] of text.split(/\r?\n/).entries()) {
    if (row.trim() === '' || row.startsWith('#')) continue;
    const [, address, gone, time] = written.exec(row.trimEnd()) ?? [];
    const from = time === undefined ? undefined : Date.parse(time);
    const known = lines.get(address ?? '');
    if (address === undefined || Number.isNaN(from)) strays.push(index + 1);
    else if (!known || (known.from !== undefined && from === undefined)) {
      lines.set(address, {
        address,
        line: index + 1,
        ...(from !== undefined && { from }),
        ...(gone !== undefined && { isGone: true }),
      });
    }
  }
  return { lines: [...lines.values()], strays };
}

/** Writes a ledger, sorted, so that two people seldom change lines that stand beside each other. */
export function writeLedger(lines: readonly Omit<LedgerLine, 'line'>[]): string {
  const rows = lines.map(({ address, from, isGone }) => {
    if (isGone) return `${address} gone`;
    return from === undefined ? address : `${address} from ${writeTime(from)}`;
  });
  return `${head}${rows
    .sort((a, b) => (a < b ? -1 : 1))
    .map((row) => `${row}\n`)
    .join('')}`;
}

const writeTime = (time: number) => new Date(time).toISOString().replace('.000Z', 'Z');
