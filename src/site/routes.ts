import type { Locale } from './locales';
import { defaultLocale } from './locales';

/**
 * Every page address of the site, without a language. The sitemap, the language switch, the link checker
 * and the `Href` type all read this list; a page that is not here cannot be linked to.
 */
export const routes = [
  '/',
  '/contact',
  '/case-study',
  '/case-study/[slug]',
  '/case-study/kind/[slug]',
  '/blog',
  '/blog/[slug]',
  '/blog/tags/[slug]',
  '/development',
  '/development/[slug]',
  '/workshops',
  '/workshops/[slug]',
  '/career',
  '/career/[slug]',
  '/team/[slug]',
  '/pricing',
  '/faq',
  '/refer-a-friend',
  '/schedule',
  '/academy',
  '/academy/videos',
  '/academy/videos/[slug]',
  '/videos',
  '/video/[slug]',
  '/search',
  '/unknown-address',
] as const;

export type Route = (typeof routes)[number];
export type DynamicRoute = Extract<Route, `${string}[slug]${string}`>;
export type StaticRoute = Exclude<Route, DynamicRoute>;

/** A link inside the site: a page, with its slug where it has one, and an optional fragment. */
export type Href = StaticRoute | `${StaticRoute}#${string}` | { page: DynamicRoute; slug: string };

/** Returns the path a visitor sees, for example `/pl/blog/what-crosses-the-wire`. */
export function pathFor(href: Href, locale: Locale): string {
  const path = typeof href === 'string' ? href : href.page.replace('[slug]', href.slug);
  if (locale === defaultLocale) return path;
  return path === '/' || path.startsWith('/#') ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

/** Returns a visitor's path without its language, for example `/blog` for `/pl/blog` and `/en/blog`. */
export function withoutLocale(path: string, locale: Locale): string {
  const rest = path.replace(new RegExp(`^/${locale}(?=/|$)`), '');
  return rest === '' ? '/' : rest;
}

/** Returns the address of a language's feed. */
export function feedPath(locale: Locale): string {
  return locale === defaultLocale ? '/feed.xml' : `/${locale}/feed.xml`;
}
