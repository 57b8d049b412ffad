import { defaultLocale, locales } from '@/site/locales';
import type { Redirect } from '@/site/redirect-file.mjs';
import { withoutLocale } from '@/site/routes';

/** Where pages have moved to, by their old path without language. */
export type Moves = ReadonlyMap<string, string>;

/** Returns the pages among redirects, for finding one in a time that does not grow with their number. */
export function movesIn(redirects: readonly Redirect[]): Moves {
  return new Map(
    redirects.flatMap(({ from, to }) => (from.includes('#') ? [] : [[from, to] as const])),
  );
}

/** Returns where a path in any language leads now, with its query; undefined where it has not moved. */
export function findMove(moves: Moves, path: string, query = ''): string | undefined {
  const locale = locales.find((one) => path.startsWith(`/${one}/`)) ?? defaultLocale;
  const to = moves.get(withoutLocale(path, locale));
  if (to === undefined) return undefined;
  const [page = '', heading] = to.split('#');
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  return `${prefix && page === '/' ? prefix : prefix + page}${query}${heading ? `#${heading}` : ''}`;
}
