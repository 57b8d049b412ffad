import { defaultLocale } from '@/site/locales';
import type { Redirect } from '@/site/redirect-file.mjs';
import { redirects } from '@/site/redirects';
import { type DynamicRoute, pathFor } from '@/site/routes';

/** The ids that a heading had before, by the id it has now. */
export type FormerIds = ReadonlyMap<string, readonly string[]>;

/** Returns the former ids among redirects, by the path of their page without language. */
export function indexFormerIds(list: readonly Redirect[]): ReadonlyMap<string, FormerIds> {
  const pages = new Map<string, Map<string, string[]>>();
  for (const { from, to } of list) {
    const [path = '', former] = from.split('#');
    const [target, id] = to.split('#');
    if (!former || !id || target !== path) continue;
    const ids = pages.get(path) ?? new Map<string, string[]>();
    ids.set(id, [...(ids.get(id) ?? []), former]);
    pages.set(path, ids);
  }
  return pages;
}

const former = indexFormerIds(redirects);
const none: FormerIds = new Map();

/** Returns the former ids on a page: links that others have made to its headings still lead there, without scripts. */
export function formerIdsOf(page: '/faq' | { page: DynamicRoute; slug: string }): FormerIds {
  return former.get(pathFor(page, defaultLocale)) ?? none;
}
