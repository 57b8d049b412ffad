import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Position, positionAt } from '@amberline/strata/finding';
import { type Redirect, readRedirects, redirectFile } from '@/site/redirect-file.mjs';
import { type LedgerLine, ledgerName, parseLedger, readLedgerFile } from './ledger-file';

/** A redirect with its place in the list. */
export type PlacedRedirect = Redirect & Position;

/** What has been promised of addresses: those that were public, and where those lead that have moved. */
export interface Ledger {
  /** As findings show it, such as content/addresses.txt. */
  readonly shown: string;
  readonly lines: readonly LedgerLine[];
  /** The numbers of lines that cannot be read. */
  readonly strays: readonly number[];
  readonly redirects: readonly PlacedRedirect[];
}

/**
 * Returns the addresses of the ledger as git has it: what has not been committed has not been promised yet. Undefined
 * where git, a commit, or a ledger in it is missing: then every line counts.
 */
export function readCommitted(root: string): ReadonlySet<string> | undefined {
  try {
    const words = ['show', `HEAD:./${ledgerName}`];
    const options = { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 28 } as const;
    const { lines } = parseLedger(execFileSync('git', words, options));
    return new Set(lines.map(({ address }) => address));
  } catch {
    return undefined;
  }
}

/** Reads the ledger of a content folder, and the redirects of the project it is in; what is not there is empty. */
export function readLedger(root: string): Ledger {
  const path = join(dirname(root), redirectFile);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return {
    shown: `${basename(root)}/${ledgerName}`,
    ...readLedgerFile(root),
    redirects: readRedirects(text).map(({ from, to, offset }) => ({
      from,
      to,
      ...positionAt(text, offset),
    })),
  };
}
