import { createSearch, type Search } from './search';
import type { EntryKind, SearchEntry } from './search-entry';

/** Words the dialog needs only once there are results; they travel with the index instead of with every page. */
export type ResultWords = {
  kinds: Record<EntryKind, string>;
  results: string;
  hint: string;
  none: string;
  advice: string;
  section: string;
  also: string;
  slashKey: string;
};

/** What `/search-index.json` holds. */
export type IndexFile = { words: ResultWords; entries: SearchEntry[] };

export type LoadedIndex = { words: ResultWords; topics: SearchEntry[]; search: Search };

/** A page is given up when its index has not come after this long (milliseconds). */
const patience = 15_000;

const loaded = new Map<string, Promise<LoadedIndex>>();

/** Returns the search over the index at an address, fetched once per visit. Rejects where it does not come; the next call asks again. */
export function loadIndex(address: string): Promise<LoadedIndex> {
  const known = loaded.get(address);
  if (known) return known;
  const loading = fetchIndex(address);
  loaded.set(address, loading);
  loading.catch(() => loaded.delete(address));
  return loading;
}

async function fetchIndex(address: string): Promise<LoadedIndex> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const { words, entries }: IndexFile = await answer.json();
  const topics = entries.filter(({ kind }) => kind === 'topic');
  return { words, topics, search: await createSearch(entries) };
}
