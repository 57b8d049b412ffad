import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectionOfList, wholeListOf } from '@/schema/list-parts';
import { type Redirect, redirectFile } from '@/site/redirect-file.mjs';
import type { Ledger } from '../ledger/ledger';
import { type LedgerLine, ledgerName, writeLedger } from '../ledger/ledger-file';
import { listLiving, splitAddress } from '../ledger/living';
import { writeRedirects } from '../ledger/redirect-list';
import { updateLedger } from '../ledger/update-ledger';
import type { Project } from './project';

type Line = Omit<LedgerLine, 'line'>;

/** The ledger with a new page in it, without its headings: they will be others when it is written. */
export function promisePage(project: Project, documents: Project['documents'], address: string) {
  return promise(project, documents, (line) => line === address);
}

/** What a change does to promises: of which pages (paths without language), and whether visitors know them. */
interface Changed {
  readonly pages: readonly (string | undefined)[];
  readonly isPromised: boolean;
}

/**
 * The ledger after a change of documents: with the pages as they were, if visitors know them, and as they are, with their
 * headings. All other lines stay: what others are writing is not promised yet.
 */
export function promiseChange(
  project: Project,
  documents: Project['documents'],
  { pages, isPromised }: Changed,
) {
  const isMeant = (line: string) => pages.some((path) => belongsTo(line, path));
  const before = isPromised ? promise(project, project.documents, isMeant) : project.ledger.lines;
  const ledger = asLedger(project.ledger, before, []);
  const committed = isPromised ? undefined : project.committed;
  return promise({ ...project, ledger, committed }, documents, isMeant);
}

function promise(
  project: Project,
  documents: Project['documents'],
  isMeant: (address: string) => boolean,
): Line[] {
  const { ledger, committed, now } = project;
  const known = new Map(ledger.lines.map((line) => [line.address, line]));
  const next = updateLedger(ledger.lines, listLiving(documents), { now, committed });
  const meant = next.filter(({ address }) => isMeant(address));
  const others = [...known.values()].filter(({ address }) => !isMeant(address));
  return [...others, ...meant];
}

/** Says whether an address is that of a page, or of a heading of it, in any language. */
function belongsTo(address: string, page: string | undefined): boolean {
  if (page === undefined) return false;
  const { path, heading } = splitAddress(address);
  const [own, part] = page.split('#');
  return path === own && (part === undefined || part === heading);
}

/** Marks a page, or the place of a document on a page, as gone on purpose. */
export function markGone(lines: readonly Line[], page: string): Line[] {
  return lines.map((line) =>
    belongsTo(line.address, page) ? { address: line.address, isGone: true } : line,
  );
}

/** Says whether visitors may know an address: it is public, and its line in the ledger is not one to be committed yet. */
export function isKnown(
  {
    documents,
    ledger,
    committed,
    now,
  }: Pick<Project, 'documents' | 'ledger' | 'committed' | 'now'>,
  address: string,
): boolean {
  const [path = '', part] = address.split('#');
  const living = listLiving(documents);
  const isPublic = part === undefined ? (living.pages.get(path) ?? Infinity) <= now : true;
  // A site that has not been released yet has promised nothing.
  if (ledger.lines.length === 0) return false;
  const line = ledger.lines.find((one) => one.address === address);
  if (!line) return isPublic;
  if (line.isGone) return false;
  return (committed?.has(address) ?? true) && (line.from ?? now) <= now;
}

/**
 * Returns the lists that visitors know and that have nothing public without the documents that go: those that stay empty,
 * and those that wait for a scheduled document.
 */
export function listLost(project: Project, documents: Project['documents']) {
  const { pages, unread } = listLiving(documents);
  const lost = project.ledger.lines
    .map(({ address }) => address)
    .filter((address) => wholeListOf(address) !== undefined && isKnown(project, address))
    // A document that cannot be read may be in it.
    .filter((address) => !unread.has(collectionOfList(address) ?? ''))
    .filter((address) => (pages.get(address) ?? Infinity) > project.now);
  const isEmpty = (address: string) => (pages.get(address) ?? Infinity) === Infinity;
  return {
    empty: lost.filter(isEmpty),
    waiting: lost.filter((address) => !isEmpty(address)),
  };
}

/** The ledger as it would be; the check reads it like one from disk. */
export function asLedger(
  ledger: Ledger,
  lines: readonly Line[],
  redirects: readonly Redirect[],
): Ledger {
  return {
    ...ledger,
    lines: lines.map((line, index) => ({ ...line, line: index + 1 })),
    redirects: redirects.map((one, index) => ({ ...one, line: index + 1, column: 1 })),
  };
}

/** The files that keep the promises, with their new text. */
export function writePromises(
  { folder, ledger }: Project,
  lines: readonly Line[],
  redirects: readonly Redirect[],
): { path: string; text: string }[] {
  const list = join(folder, redirectFile);
  const isChanged = JSON.stringify(pairs(redirects)) !== JSON.stringify(pairs(ledger.redirects));
  return [
    ...(isChanged && existsSync(list)
      ? [{ path: redirectFile, text: writeRedirects(readFileSync(list, 'utf8'), redirects) }]
      : []),
    ...(ledger.lines.length > 0
      ? [{ path: `content/${ledgerName}`, text: writeLedger(lines) }]
      : []),
  ];
}

const pairs = (redirects: readonly Redirect[]) => redirects.map(({ from, to }) => [from, to]);
