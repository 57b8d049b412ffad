import { env } from '@/server/env';
import type { Locale } from '@/site/locales';
import { type Href, pathFor } from '@/site/routes';

/** Returns a path of this site as a full address, as search engines want it. */
export function fullAddress(path: string): string {
  return new URL(path, env().SITE_URL).href;
}

/** Returns the full address of a page in a language. */
export function addressOf(href: Href, locale: Locale): string {
  return fullAddress(pathFor(href, locale));
}
