import { collectionOfList, wholeListOf } from '@/schema/list-parts';
import { redirectFile } from '@/site/redirect-file.mjs';
import type { Finding } from '../content/findings';
import { nearest } from '../content/nearest';
import type { IndexedDocument, SiteIndex } from '../content/site-index';
import { checkRedirects } from './check-redirects';
import type { Ledger } from './ledger';
import type { LedgerLine } from './ledger-file';
import { type Living, listLiving, splitAddress } from './living';
import { lineFor } from './redirect-list';

/**
 * Finds addresses that were public and are no more, headings that others may have linked to, and redirects that do not
 * do what they should.
 */
export function checkLedger(
  documents: readonly IndexedDocument[],
  ledger: Ledger,
  { index, now }: { index: SiteIndex; now: number },
): Finding[] {
  if (ledger.lines.length + ledger.strays.length + ledger.redirects.length === 0) return [];
  const living = listLiving(documents);
  const pages = new Set(living.pages.keys());
  const files = new Set([...index.publicFiles, ...index.paths].filter((path) => !pages.has(path)));
  return [
    ...ledger.strays.map((line) => stray(ledger.shown, line)),
    ...checkRedirects(ledger.redirects, { living, files, now }),
    ...findLost(ledger, living, now),
  ];
}

function stray(file: string, line: number): Finding {
  return {
    code: 'bad-ledger-line',
    file,
    line,
    column: 1,
    expected: 'an address, and after it "gone", or "from" and a time, or nothing',
    fix: 'Run npm run content:addresses, which writes this file.',
  };
}

/** Of a page that is lost in several languages, and of its headings, only the first line speaks. */
function findLost({ shown, lines, redirects }: Ledger, living: Living, now: number): Finding[] {
  const moved = new Set(redirects.map(({ from }) => from));
  const promised = new Set(lines.map(({ address }) => splitAddress(address).path));
  const fresh = [...living.pages.keys()].filter((path) => !promised.has(path));
  const spokenOf = new Set<string>();
  return lines.flatMap((line): Finding[] => {
    if (line.isGone || (line.from ?? now) > now) return [];
    const { path, whole, heading } = splitAddress(line.address);
    const time = living.pages.get(path);
    if (moved.has(path) || spokenOf.has(path)) return [];
    if (living.unread.has(collectionOfList(path) ?? '')) return [];
    if (time === undefined || time > now) {
      spokenOf.add(path);
      return [lostPage({ line, path, time }, shown, { fresh, all: [...living.pages.keys()] })];
    }
    const known = living.headings.get(whole);
    if (heading === undefined || !known || known.has(heading)) return [];
    return moved.has(`${path}#${heading}`) ? [] : [lostHeading(line, shown, known)];
  });
}

function lostPage(
  { line, path, time }: { line: LedgerLine; path: string; time: number | undefined },
  file: string,
  { fresh, all }: { fresh: readonly string[]; all: readonly string[] },
): Finding {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const beside = (paths: readonly string[]) => paths.filter((one) => one.startsWith(folder));
  // A list of another part shows other things: only one that is new may be the old one under another name.
  const near = nearest(path, beside(fresh)) ?? wholeListOf(path) ?? nearest(path, beside(all));
  const to = near !== undefined && near !== path ? near : undefined;
  const place = `where the page stands now, or "gone" after ${path} in ${file}`;
  return {
    code: 'lost-address',
    file,
    line: line.line,
    column: 1,
    found: line.address,
    expected:
      time === undefined
        ? 'a page, or a redirect: visitors know this address'
        : 'a page that is public: visitors know this address, and would get the 404 page',
    ...(to !== undefined && { nearest: to }),
    fix:
      time === undefined
        ? `Add to ${redirectFile}: ${lineFor({ from: path, to: to ?? '/…' })}${to ? '' : ` with ${place}`}`
        : time === Number.POSITIVE_INFINITY
          ? 'Publish it again, or let the address lead elsewhere.'
          : `Publish it again, or write "gone" after ${path} in ${file}: it comes back by itself.`,
  };
}

function lostHeading(
  { line, address }: LedgerLine,
  file: string,
  known: ReadonlySet<string>,
): Finding {
  const { path, heading = '' } = splitAddress(address);
  const near = nearest(heading, known);
  const to = `${path}#${near ?? '…'}`;
  return {
    level: 'warning',
    code: 'lost-anchor',
    file,
    line,
    column: 1,
    found: address,
    expected: 'a heading, or a redirect: others may have linked to it',
    ...(near !== undefined && { nearest: `${path}#${near}` }),
    fix: `Add to ${redirectFile}: ${lineFor({ from: `${path}#${heading}`, to })}`,
  };
}
