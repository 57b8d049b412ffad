import type { StoredIndex } from '@/features/search/index-file';

type Versioned = Pick<Extract<StoredIndex, { kind: 'parts' }>, 'hash' | 'pending'>;

/**
 * Returns the version of an index at a time (milliseconds): which index it is, and how many of its pages have become
 * public since it was made. So what is at an address never changes.
 */
export const versionAt = (stored: Versioned, time: number) =>
  `${stored.hash}-${countOpened(stored, time)}`;

/**
 * Returns the pages that are hidden in a version; undefined where there is no such version, or not yet. One that
 * browsers still know goes on being answered when the next page is public.
 */
export function hiddenIn(version: string, stored: Versioned, time: number) {
  const [hash, opened = ''] = version.split('-');
  if (hash !== stored.hash || !/^\d+$/.test(opened)) return undefined;
  if (Number(opened) > countOpened(stored, time)) return undefined;
  return new Set(stored.pending.slice(Number(opened)).map(([page]) => page));
}

const countOpened = ({ pending }: Versioned, time: number) =>
  pending.filter(([, from]) => from <= time).length;
