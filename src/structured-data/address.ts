import { env } from '@/server/env';
import type { Locale } from '@/site/locales';
import { type Href, pathFor } from '@/site/routes';

/** Returns the full address of a path of this site; search engines accept no relative ones. */
export function fullAddress(path: string): string {
  return new URL(path, env().SITE_URL).href;
}

/** Returns the full address of a page in a language. */
export function addressOf(href: Href, locale: Locale): string {
  return fullAddress(pathFor(href, locale));
}
