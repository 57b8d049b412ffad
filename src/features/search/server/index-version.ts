import type { StoredIndex } from '@/features/search/index-file';

type Versioned = Pick<Extract<StoredIndex, { kind: 'parts' }>, 'hash' | 'pending' | 'expiring'>;

/**
 * Returns the version of an index at a time (milliseconds): which index it is, how many of its pages have become public
 * since it was made and, where some expire, how many have expired. So what is at an address never changes.
 */
export function versionAt({ hash, pending, expiring }: Versioned, time: number): string {
  const passed = [pending, ...(expiring ? [expiring] : [])].map((list) => countPassed(list, time));
  return [hash, ...passed].join('-');
}

/**
 * Returns the pages that are hidden in a version; undefined where there is no such version, or not yet. One that
 * browsers still know goes on being answered when the next page is public.
 */
export function hiddenIn(version: string, stored: Versioned, time: number) {
  const { hash, pending, expiring = [] } = stored;
  const [ofIndex, opened = '', closed = '0', ...rest] = version.split('-');
  if (ofIndex !== hash || rest.length > 0) return undefined;
  if (![opened, closed].every((number) => /^\d+$/.test(number))) return undefined;
  if (Number(opened) > countPassed(pending, time)) return undefined;
  if (Number(closed) > countPassed(expiring, time)) return undefined;
  const hidden = [...pending.slice(Number(opened)), ...expiring.slice(0, Number(closed))];
  return new Set(hidden.map(([page]) => page));
}

const countPassed = (list: readonly (readonly [number, number])[], time: number) =>
  list.filter(([, at]) => at <= time).length;
