import { createSearch, type Search } from './search';
import type { EntryKind, SearchEntry } from './search-entry';

/** The words that the dialog needs once the index has loaded; the index file carries them, not the pages. */
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

/** The content of `/search-index.json`. */
export type IndexFile = { words: ResultWords; entries: SearchEntry[] };

export type LoadedIndex = { words: ResultWords; topics: SearchEntry[]; search: Search };

/** How long (milliseconds) to wait for the index file. */
const patience = 15_000;

const loaded = new Map<string, Promise<LoadedIndex>>();

/** Returns the search over the index at `address`. The file is fetched once per visit; after a failure, again. */
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
