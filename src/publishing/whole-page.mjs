// @ts-check
import { createHash } from 'node:crypto';

/** @typedef {import('next/dist/server/response-cache/types.js').IncrementalCacheValue} Value */
/** @typedef {import('next/dist/server/response-cache/types.js').IncrementalCachedAppPageValue} AppPage */
/** @typedef {import('next/dist/server/response-cache/types.js').CachedRouteValue} AppRoute */
/** @typedef {AppPage | AppRoute} Page a rendered page, or a file that a route has written, such as the feed */

const tagsHeader = 'x-next-cache-tags';
const sumMark = 'sum-';

/** What this process has rendered itself, or has read and compared with its sum. */
const whole = new WeakSet();

/**
 * @param {Value} value
 * @returns {value is Page}
 */
export function isPage(value) {
  return value.kind === 'APP_PAGE' || value.kind === 'APP_ROUTE';
}

/**
 * @param {Page} page
 * @returns {string[]} its cache tags
 */
export function tagsOf({ headers }) {
  const tags = headers?.[tagsHeader];
  return typeof tags === 'string' ? tags.split(',') : [];
}

/**
 * Adds a checksum to what is kept. A page is several files, and another process, or a full disk, may leave them half
 * old and half new. The sum is a tag because tags are the one header that Next never sends.
 * @param {Page} page
 * @returns {Page}
 */
export function addSum(page) {
  const tags = [...tagsOf(page), sumMark + sumOf(page)].join(',');
  const kept = { ...page, headers: { ...page.headers, [tagsHeader]: tags } };
  whole.add(kept);
  return kept;
}

/**
 * Says whether what was read is what was once kept; the build's own files have no sum.
 * @param {Page} page
 */
export function isWhole(page) {
  const sum = tagsOf(page).find((tag) => tag.startsWith(sumMark));
  if (whole.has(page) || !sum) return true;
  if (sum !== sumMark + sumOf(page)) return false;
  whole.add(page);
  return true;
}

/** @param {Page} page */
function sumOf(page) {
  const hash = createHash('sha1');
  if ('body' in page) return hash.update(page.body).digest('base64url');
  hash.update(page.html).update(page.rscData ?? '');
  const segments = [...(page.segmentData ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [path, data] of segments) hash.update(path).update(data);
  return hash.digest('base64url');
}
