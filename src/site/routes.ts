import type { DocumentPage } from '../schema';
import type { Locale } from './locales';
import { defaultLocale } from './locales';

/** The pages without a slug. Only these pages and those of documents and lists can be linked to. */
export const staticRoutes = [
  '/',
  '/contact',
  '/case-study',
  '/what-changed',
  '/blog',
  '/development',
  '/workshops',
  '/career',
  '/team',
  '/pricing',
  '/faq',
  '/refer-a-friend',
  '/schedule',
  '/academy',
  '/academy/videos',
  '/videos',
  '/search',
] as const;

/** Pages that no link leads to: the form's answers without scripts, and the 404 page. */
export const hiddenRoutes = ['/contact/sent', '/contact/failed', '/unknown-address'] as const;

/** The pages that list a part of a collection: one for each value of a fixed list. */
export const listRoutes = ['/case-study/kind/[slug]', '/blog/tags/[slug]'] as const;

/** The lists that go on on further pages (`/blog/page/2`); the address of the first has no number. */
export const pagedRoutes = [
  '/blog',
  '/blog/tags/[slug]',
  '/case-study',
  '/case-study/kind/[slug]',
  '/videos',
  '/search',
] as const;

/** The route of the further pages of each list. */
export const furtherPages = pagedRoutes.map((route) => `${route}/page/[number]` as const);

export type ListedRoute = (typeof staticRoutes)[number];
export type StaticRoute = ListedRoute | (typeof hiddenRoutes)[number];
export type ListRoute = (typeof listRoutes)[number];
/** The pages with a slug: those of documents (the rows of `src/schema/`) and those of lists. */
export type DynamicRoute = DocumentPage | ListRoute;

export type PagedRoute = (typeof pagedRoutes)[number];

/** A list that goes on on further pages. */
export type ListHref =
  | Extract<PagedRoute, StaticRoute>
  | { page: Extract<PagedRoute, ListRoute>; slug: string };

/**
 * A link inside the site: a page, with its slug where it has one, and an optional fragment; or a page of a list, the
 * first has the number 1.
 */
export type Href =
  | StaticRoute
  | `${StaticRoute}#${string}`
  | { page: DynamicRoute; slug: string }
  | { list: ListHref; number: number };

/** Returns the address of a page in a language, for example `/pl/blog/what-crosses-the-wire`. */
export function pathFor(href: Href, locale: Locale): string {
  const path = barePath(href);
  if (locale === defaultLocale) return path;
  return path === '/' || path.startsWith('/#') ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

function barePath(href: Href): string {
  if (typeof href === 'string') return href;
  if ('page' in href) return href.page.replace('[slug]', href.slug);
  const list = barePath(href.list);
  return href.number === 1 ? list : `${list}/page/${href.number}`;
}

/** Returns an address without its language, for example `/blog` for `/pl/blog` and for `/en/blog`. */
export function withoutLocale(path: string, locale: Locale): string {
  const rest = path.replace(new RegExp(`^/${locale}(?=/|$)`), '');
  return rest === '' ? '/' : rest;
}

/** Returns the address of a language's feed. */
export const feedPath = (locale: Locale) => filePath('/feed.xml', locale);

/** Returns the address of a file with pages of one kind, which `/llms.txt` names. */
export const llmsPartPath = (kind: string, number: number, locale: Locale) =>
  filePath(`/llms/${kind}/${number}.txt`, locale);

/** Returns the address of a file of the sitemap, which `/sitemap.xml` names where there are several. */
export const sitemapPartPath = (number: number) => `/sitemap/${number}.xml`;

function filePath(path: string, locale: Locale): string {
  return locale === defaultLocale ? path : `/${locale}${path}`;
}
