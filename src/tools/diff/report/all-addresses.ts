import { type Locale, locales } from '@/site/locales';
import { type SiteDocument, versionFor } from '../content/documents';
import { addressesOf } from '../edges/expand';
import { ownAddress } from '../edges/pages';
import type { ProjectDiff } from '../project-diff';
import { type Address, inLanguage } from './addresses';

/** An address that a change touches, and by what. */
export type TouchedAddress = { address: string; isSure: boolean; reasons: readonly string[] };

/** Returns every page that a change touches, each once, with the documents, messages, files and code it is touched by. */
export function listAddresses(diff: ProjectDiff): TouchedAddress[] {
  const found = new Map<string, { isSure: boolean; reasons: Set<string> }>();
  const note = ({ path, locale, isSure }: Address, reason: string) => {
    const address = inLanguage(path, locale);
    const known = found.get(address) ?? { isSure: false, reasons: new Set<string>() };
    known.reasons.add(reason);
    found.set(address, { isSure: isSure || known.isSure, reasons: known.reasons });
  };
  for (const { key, pages } of diff.documents) for (const page of pages) note(page, key);
  for (const { path, pages } of diff.files) for (const page of pages) note(page, path);
  for (const { path, locale, reason } of byRoutes(diff)) {
    note({ path, locale, isSure: false }, reason);
  }
  return [...found].map(([address, { isSure, reasons }]) => ({
    address,
    isSure,
    reasons: [...reasons],
  }));
}

type ByRoute = { path: string; locale: Locale; reason: string };

/** What messages and code touch: all pages of the routes that use them. */
function byRoutes(diff: ProjectDiff): ByRoute[] {
  const { messages, code, pageRoutes, worlds } = diff;
  const pagesOf = (routes: readonly string[]) =>
    pageRoutes
      .filter((route) => routes.includes(route))
      .flatMap((route) => addressesOf(route, worlds.after).map((path) => ({ route, path })));
  return [
    ...messages.flatMap(({ key, locale, routes }) =>
      pagesOf(routes).flatMap((page) =>
        locales
          .filter((reader) => reader === locale || speaks(page, { reader, locale }, diff))
          .map((reader) => ({ path: page.path, locale: reader, reason: key })),
      ),
    ),
    ...code.flatMap(({ path: reason, routes, documents, names }) => {
      // Components for writers are seen where a body uses them, and bodies on their own pages only.
      const isWriters = documents.length > 0 && names.every((name) => /^[A-Z]/.test(name));
      const paths = isWriters
        ? documents.flatMap((key) => worlds.after.documents.get(key) ?? []).flatMap(ownPage)
        : pagesOf(routes ?? pageRoutes).map(({ path }) => path);
      return paths.flatMap((path) => locales.map((locale) => ({ path, locale, reason })));
    }),
  ];
}

const ownPage = (document: SiteDocument): string[] => [ownAddress(document) ?? []].flat();

type Languages = { reader: Locale; locale: string };

/** Says whether a page has a body that is not translated, around which stand words of its own language. */
function speaks(
  { route, path }: { route: string; path: string },
  { reader, locale }: Languages,
  { bodyRoutes, worlds: { after } }: ProjectDiff,
): boolean {
  if (!bodyRoutes.includes(route)) return false;
  const collection = Object.keys(after.rows).find((name) => after.rows[name]?.page === route);
  if (collection === undefined) return true;
  const slug = path.slice(path.lastIndexOf('/') + 1);
  return versionFor(after.documents.get(`${collection}/${slug}`), reader)?.lang === locale;
}
