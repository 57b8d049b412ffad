import type { IndexFile, PartsIndex } from './index-file';
import { type Chunk, chunkOf, pagesInChunk } from './part-files';
import { createSearch, describeHit, type Found, searchLimits } from './search';
import { type Ranked, rankPages } from './search-parts';
import { wordsOf } from './search-words';

/** An index that is open: it `find`s at once, or, where it is in parts, has to `fetch` what a query needs. */
export type LoadedIndex = Pick<IndexFile, 'words' | 'pages' | 'topics'> &
  ({ find: (query: string) => Found } | { fetch: (query: string) => Promise<Found> });

/** How long (milliseconds) to wait for a file. */
const patience = 15_000;
/** How many results of an index in parts are fetched at once. */
export const hitsAtOnce = 12;

const loaded = new Map<string, Promise<LoadedIndex>>();

/** Returns the search over the index at `address`. The file is fetched once per visit; after a failure, again. */
export function loadIndex(address: string): Promise<LoadedIndex> {
  return once(loaded, address, () => openIndex(address));
}

async function openIndex(address: string): Promise<LoadedIndex> {
  const file = await loadFile(address);
  const { words, pages, topics } = file;
  if ('entries' in file) return { words, pages, topics, find: await createSearch(file.entries) };
  return { words, pages, topics, fetch: followIndex(address, file.parts) };
}

/** Searches an index in parts. Where the site has got another one since, its files are gone: goes on with the new one. */
function followIndex(address: string, first: PartsIndex) {
  let index = first;
  let search = searchParts(address, index);
  return async (query: string): Promise<Found> => {
    try {
      return await search(query);
    } catch (error) {
      const file = await loadFile(address);
      if (!('parts' in file) || file.parts.version === index.version) throw error;
      index = file.parts;
      search = searchParts(address, index);
      return search(query);
    }
  };
}

function searchParts(address: string, index: PartsIndex) {
  const folder = `${address.replace(/\.json$/, '')}/${index.version}`;
  const files = new Map<string, Promise<string>>();
  const read = (name: string) =>
    once(files, name, async () => (await load(`${folder}/${name}`)).text());
  const readHit = async ({ page, terms, written }: Ranked) => {
    const chunk: Chunk = JSON.parse(await read(chunkOf(page)));
    const entry = chunk[page % pagesInChunk];
    if (!entry) return [];
    const said = new Set(wordsOf([...entry.keywords, ...(entry.aliases ?? [])].join(' ')));
    const words = written.filter((word) => !wordsOf(word).every((one) => said.has(one)));
    return describeHit({ ...entry, words: words.join(' ') }, terms);
  };
  const show = async (ranked: readonly Ranked[], most: number): Promise<Found> => {
    const hits = await Promise.all(ranked.slice(0, most).map(readHit));
    const rest = ranked.length > most ? { more: () => show(ranked, most + hitsAtOnce) } : {};
    return { hits: hits.flat(), total: ranked.length, ...rest };
  };
  return async (query: string): Promise<Found> => {
    const ranked = await rankPages(query, index, async (name) => (await read(name)).split('\n'));
    return show(ranked.slice(0, searchLimits.hits), hitsAtOnce);
  };
}

async function loadFile(address: string): Promise<IndexFile> {
  return (await load(address)).json();
}

async function load(address: string): Promise<Response> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}

/** Returns what is known under a key; else makes it, and forgets it when that fails. */
function once<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const before = known.get(key);
  if (before) return before;
  const made = make();
  known.set(key, made);
  made.catch(() => known.delete(key));
  return made;
}
