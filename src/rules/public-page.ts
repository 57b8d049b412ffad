import { countPassed } from '@/site/clock.mjs';
import { locales } from '@/site/locales';
import { hiddenRoutes, staticRoutes } from '@/site/routes';

/**
 * When a page is there: from this time on, or, where there are several, at which it comes and goes by turns. Null, which
 * can only be the first, is from the beginning.
 */
export type PublicTimes = number | null | readonly [number | null, ...(number | null)[]];

/**
 * The pages of documents and of lists (`/blog/[slug]`, `/blog/page/[slug]`) and, by slug or number, when each is there.
 * Those of documents stay when a document expires: they say so themselves.
 */
export type PublicPages = Record<string, Record<string, PublicTimes>>;

const prefixes = locales.map((locale) => `/${locale}/`);
const others: ReadonlySet<string> = new Set([...staticRoutes, ...hiddenRoutes]);

type Found = string | 'hidden' | undefined;

/**
 * Finds the page of a document or a list that a path names, without its query: its path in its one spelling, or `hidden`
 * where there is none, or none yet; a list that is hidden has no further pages. Undefined for all other paths.
 */
export function findPage(pages: PublicPages, path: string, now: number): Found {
  const end = path.search(/\/page\/[^/]*$/);
  const list = end > 0 ? findLast(pages, path.slice(0, end), now) : undefined;
  if (list === undefined) return findLast(pages, path, now);
  return list === 'hidden' ? list : findLast(pages, list + path.slice(end), now);
}

/** Finds the page of a path by its last part; the parts before it have to be as they are written. */
function findLast(pages: PublicPages, path: string, now: number): Found {
  const prefix = prefixes.find((one) => path.startsWith(one));
  const plain = prefix ? path.slice(prefix.length - 1) : path;
  const end = plain.lastIndexOf('/') + 1;
  const documents = pages[`${plain.slice(0, end)}[slug]`];
  if (!documents || others.has(plain)) return undefined;
  const slug = decodeURIComponent(plain.slice(end));
  const times = Object.hasOwn(documents, slug) ? documents[slug] : undefined;
  return isThere(times, now) ? `${path.slice(0, path.lastIndexOf('/') + 1)}${slug}` : 'hidden';
}

/** Costs no more than a few steps, however often a list has come and gone. */
function isThere(times: PublicTimes | undefined, now: number): boolean {
  if (times === undefined) return false;
  if (times === null || typeof times === 'number') return (times ?? now) <= now;
  return countPassed(times, now) % 2 === 1;
}
