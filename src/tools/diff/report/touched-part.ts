import { defaultLocale, type Locale, locales } from '@/site/locales';
import type { DocumentChange } from '../document-changes';
import { type Address, writeAddresses, writeList } from './addresses';

/** Writes where a change of a document is seen: pages, what may be touched, and what machines read. */
export function writeTouched(change: DocumentChange, site: string | undefined): string {
  const { pages, kind, live, wasPublic } = change;
  const sure = pages.filter(({ isSure }) => isSure);
  const possible = pages.filter(({ isSure }) => !isSure);
  const isSeen = live?.kind === 'now';
  const wasSeen = kind === 'removed' || live?.kind === 'gone' || wasPublic;
  const verb = isSeen ? 'Seen on' : wasSeen ? 'Was seen on' : 'Will be seen on';
  const lines = [
    ...(sure.length > 0 ? [writeList(verb, writeAddresses(sure, site), 'page')] : []),
    ...(possible.length > 0
      ? [writeList('May touch', writeAddresses(possible, site), 'page')]
      : []),
    ...writeMachines(change, site),
  ];
  return lines.join('\n\n');
}

function writeMachines({ machines }: DocumentChange, site: string | undefined): string[] {
  const { search, listed, feed, isInSitemap, previews } = machines;
  const file = (path: string, languages: readonly Locale[]): Address[] =>
    languages.map((locale) => ({ path, locale, isSure: true }));
  const files = [
    ...file('/llms.txt', listed),
    ...file('/search', listed),
    ...file('/feed.xml', feed),
    ...(isInSitemap ? file('/sitemap.xml', [defaultLocale]) : []),
  ];
  const parts = [
    ...writeAddresses(files, site),
    ...(search.length > 0
      ? [`what the search finds${search.length < locales.length ? ` (${search.join(', ')})` : ''}`]
      : []),
  ];
  const drawn = writeAddresses(previews.map(toPreview), site);
  return [
    ...(parts.length > 0 ? [`Also in: ${parts.join(', ')}`] : []),
    ...(drawn.length > 0 ? [writeList('Link previews', drawn, 'picture')] : []),
  ];
}

function toPreview({ address, locale }: { address: string; locale: Locale }): Address {
  return { path: `/share${address === '/' ? '/home' : address}.jpg`, locale, isSure: true };
}
