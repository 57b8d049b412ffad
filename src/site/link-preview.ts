import { defaultLocale, type Locale } from './locales';
import { type Href, pathFor } from './routes';

/** The size of every link preview in pixels: what the large networks ask for. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/**
 * Returns the file name of a page's link preview below `share/`, for example `blog/what-crosses-the-wire.jpg`. All
 * pages of a list share one.
 */
export function shareImageName(href: Href): string {
  const page = typeof href === 'object' && 'list' in href ? href.list : href;
  const path = pathFor(page, defaultLocale).replace(/#.*$/, '');
  return `${path === '/' ? 'home' : path.slice(1)}.jpg`;
}

/** Returns the address of a page's link preview, for example `/pl/share/blog/what-crosses-the-wire.jpg`. */
export function shareImagePath(href: Href, locale: Locale): string {
  const language = locale === defaultLocale ? '' : `/${locale}`;
  return `${language}/share/${shareImageName(href)}`;
}
