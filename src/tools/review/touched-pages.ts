import { defaultLocale } from '@/site/locales';
import { isAddress, isPage } from './address';
import type { Diff } from './read-results';

/** What of a change a page shows: a document, or a message with its new words, or a file below `public/`. */
export interface Reason {
  readonly name: string;
  readonly words?: string;
}

export interface Touched {
  readonly address: string;
  readonly reasons: readonly Reason[];
}

interface Found {
  readonly place: string;
  readonly reason: Reason;
  /** It is the document's own page, which people look at first. */
  readonly isOwn?: boolean;
  /** Its place among the pages of its document, message or file, the nearest first. */
  readonly rank: number;
}

/**
 * Returns each page that a change surely touches, once: of each document, message and file the nearest page first (so
 * that few pictures show all that has changed), then documents' own pages in other languages, then the most touched. A
 * place on a page is the page; what may be touched, a page of any document, and what is no page are left out.
 */
export function listTouched({ documents, messages, files }: Diff): Touched[] {
  const found: Found[] = [
    ...documents.flatMap(({ key, address, pages }) =>
      pages
        .filter(({ isSure }) => isSure)
        .map((page) => ({
          place: page.address,
          reason: { name: key },
          isOwn: address !== undefined && page.address.endsWith(address),
        }))
        .sort((one, other) => later(one.isOwn) - later(other.isOwn))
        .map(withRank),
    ),
    ...messages.flatMap(({ key, locale, after = '', routes, samples = [] }) =>
      [...routes.map((route) => inLanguage(route, locale)), ...samples]
        .map((place) => ({ place, reason: { name: `${locale} ${key}`, words: after } }))
        .filter(({ place }) => isAddress(place))
        .map(withRank),
    ),
    ...files.flatMap(({ path, pages }) =>
      pages.map((place) => ({ place, reason: { name: `public${path}` } })).map(withRank),
    ),
  ];
  const pages = new Map<string, Touched & { isOwn: boolean; rank: number }>();
  for (const { place, reason, isOwn = false, rank } of found) {
    const address = withoutFragment(place);
    if (!isAddress(address) || !isPage(address)) continue;
    const known = pages.get(address);
    pages.set(address, {
      address,
      reasons: [...(known?.reasons ?? []), reason],
      isOwn: isOwn || known?.isOwn === true,
      rank: Math.min(rank, known?.rank ?? rank),
    });
  }
  return [...pages.values()]
    .sort(
      (one, other) =>
        later(one.rank === 0) - later(other.rank === 0) ||
        later(one.isOwn) - later(other.isOwn) ||
        other.reasons.length - one.reasons.length ||
        one.rank - other.rank,
    )
    .map(({ address, reasons }) => ({ address, reasons }));
}

const later = (flag: boolean) => Number(!flag);
const withRank = (found: Omit<Found, 'rank'>, rank: number): Found => ({ ...found, rank });

const withoutFragment = (place: string): string => place.replace(/#.*/, '') || '/';

function inLanguage(route: string, locale: string): string {
  if (locale === defaultLocale) return route;
  return route === '/' ? `/${locale}` : `/${locale}${route}`;
}
