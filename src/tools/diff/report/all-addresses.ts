import { type Locale, locales } from '@/site/locales';
import { addressesOf } from '../edges/expand';
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
function byRoutes({ messages, code, pageRoutes, worlds }: ProjectDiff): ByRoute[] {
  const expand = (routes: readonly string[], languages: readonly Locale[], reason: string) =>
    routes
      .filter((route) => pageRoutes.includes(route))
      .flatMap((route) => addressesOf(route, worlds.after))
      .flatMap((path) => languages.map((locale) => ({ path, locale, reason })));
  return [
    ...messages.flatMap(({ key, locale, routes }) =>
      expand(
        routes,
        locales.filter((one) => one === locale),
        key,
      ),
    ),
    ...code.flatMap(({ path, routes }) => expand(routes ?? pageRoutes, locales, path)),
  ];
}
