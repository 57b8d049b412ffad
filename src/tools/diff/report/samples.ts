import { defaultLocale, type Locale, locales } from '@/site/locales';
import { addressesOf } from '../edges/expand';
import { ownAddress } from '../edges/pages';
import type { ProjectDiff } from '../project-diff';
import { inLanguage } from './addresses';

/** How many of the documents that use a changed component are looked at. */
const mostUsers = 3;

type Scene = Pick<ProjectDiff, 'pageRoutes' | 'worlds'>;

/** Returns a page for each route that has one for each document, the first in its list: it stands for all that show a message. */
export function samplesOfMessage(
  { routes, locale }: { routes: readonly string[]; locale: string },
  scene: Scene,
): string[] {
  const language = locales.find((one) => one === locale) ?? defaultLocale;
  return firstPages(
    routes.filter((route) => route.includes('[')),
    language,
    scene,
  );
}

/** Returns the pages on which to look at changed code: of documents that use it, else one of each route. */
export function samplesOfCode(
  { routes, documents }: { routes: readonly string[] | undefined; documents: readonly string[] },
  scene: Scene,
): string[] {
  const own = documents.flatMap((key) => {
    const document = scene.worlds.after.documents.get(key);
    return (document && ownAddress(document)) ?? [];
  });
  if (own.length > 0) return own.slice(0, mostUsers);
  return firstPages(routes ?? scene.pageRoutes, defaultLocale, scene);
}

function firstPages(
  routes: readonly string[],
  locale: Locale,
  { pageRoutes, worlds }: Scene,
): string[] {
  return pageRoutes
    .filter((route) => routes.includes(route))
    .flatMap((route) => addressesOf(route, worlds.after).slice(0, 1))
    .map((path) => inLanguage(path, locale));
}
