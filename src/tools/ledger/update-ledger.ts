import type { LedgerLine } from './ledger-file';
import { inLanguage, type Living } from './living';

type Line = Omit<LedgerLine, 'line'>;

interface Today {
  /** The present, in milliseconds. */
  readonly now: number;
  /** The addresses that have been promised; undefined for all. */
  readonly committed?: ReadonlySet<string> | undefined;
}

/**
 * Brings a ledger up to date: adds the addresses and headings that are public, and those to come with their time. A line
 * that has been promised stays; one whose time has not come, or that was never committed, goes with its document.
 */
export function updateLedger(
  lines: readonly Line[],
  living: Living,
  { now, committed }: Today,
): Line[] {
  const present = listAddresses(living, now);
  const before = new Map(lines.map((line) => [line.address, line]));
  const isPromised = ({ address, from }: Line) =>
    (from === undefined || from <= now) && (committed?.has(address) ?? true);
  const kept = lines.filter(isPromised);
  const left = kept.filter(({ address }) => !present.has(address));
  const current = [...present].map(([address, from]): Line => {
    const known = before.get(address);
    const wasPublic = known && !known.isGone && (known.from === undefined || known.from <= now);
    return from === undefined || wasPublic ? { address } : { address, from };
  });
  // A time that has passed says no more than none.
  return [...left.map(({ from: _, ...line }) => line), ...current];
}

/** Every address with the time it is public from; undefined where that has come. Drafts have none. */
function listAddresses({ pages, headings, languages }: Living, now: number) {
  const addresses = new Map<string, number | undefined>();
  for (const [path, from] of pages) {
    if (from === Number.POSITIVE_INFINITY) continue;
    const time = from <= now ? undefined : from;
    for (const locale of languages.get(path) ?? []) {
      const address = inLanguage(path, locale);
      addresses.set(address, time);
      for (const id of headings.get(address) ?? []) addresses.set(`${address}#${id}`, time);
    }
  }
  return addresses;
}
