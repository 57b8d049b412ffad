import { readFile } from 'node:fs/promises';
import type { FoundIn, StoredIndex } from '@/features/search/index-file';
import { isIndexFile } from '@/features/search/part-files';
import type { Reader } from '@/rules/reader';
import { isOpen } from '@/rules/window';
import { hidePages } from './hide-pages';
import { partPath, storedPath } from './index-places';
import { hiddenIn, versionAt } from './index-version';
import { refreshIndex } from './refresh-index';

const kept = new Map<string, Promise<StoredIndex>>();

/** Reads what the content build wrote for a language, once; in the preview anew, after a change. */
async function readStored(locale: Reader['locale']): Promise<StoredIndex> {
  const isPreview = process.env.NODE_ENV === 'development';
  if (isPreview) await refreshIndex();
  const known = isPreview ? undefined : kept.get(locale);
  if (known) return known;
  const read = readFile(storedPath(locale), 'utf8').then((text): StoredIndex => JSON.parse(text));
  kept.set(locale, read);
  read.catch(() => kept.delete(locale));
  return read;
}

/** Returns what a browser reads of the index first: its entries, or how to find them; only what is public. */
export async function openStoredIndex({ locale, now }: Reader): Promise<FoundIn> {
  const stored = await readStored(locale);
  const time = now.getTime();
  if (stored.kind === 'whole')
    return {
      entries: stored.entries
        .filter(({ from, until = Infinity }) => isOpen({ from, until }, time))
        .map(({ entry }) => entry),
    };
  const { lists, pages, averageTitle, standing } = stored;
  return { parts: { version: versionAt(stored, time), lists, pages, averageTitle, standing } };
}

/**
 * Returns a file of an index in parts, without the pages that are not public then and the words that only they have;
 * undefined where there is no such file, or it is of another version.
 */
export async function readPart(
  { version, file }: { version: string; file: string },
  { locale, now }: Reader,
): Promise<string | undefined> {
  const stored = await readStored(locale);
  if (stored.kind !== 'parts' || !isIndexFile(file)) return undefined;
  const hidden = hiddenIn(version, stored, now.getTime());
  if (!hidden) return undefined;
  const text = await readFile(partPath(locale, stored.hash, file), 'utf8').catch(() => undefined);
  return text === undefined || hidden.size === 0 ? text : hidePages(file, text, hidden);
}
