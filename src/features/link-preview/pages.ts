import { getTranslations } from 'next-intl/server';
import { shareImageName } from '@/site/link-preview';
import { type Locale, locales } from '@/site/locales';
import { type DynamicRoute, routes, type StaticRoute } from '@/site/routes';
import type { Card } from './card';
import { houseCard, pageCards, slugCards } from './cards';
import type { SlugPage } from './routes';

/** A page in one of its languages, with the name of its picture: what comes after `share/` in its address. */
type SharedPage = { href: StaticRoute | SlugPage; locale: Locale; name: string };

/** Nobody shares the page that says that there is none. */
const notFoundPage = '/unknown-address' satisfies StaticRoute;

/** Returns every page of the site in every language it exists in, public or not. */
export function listSharedPages(): SharedPage[] {
  return routes.flatMap((route) => {
    if (route === notFoundPage) return [];
    if (!isSlugRoute(route)) return locales.map((locale) => shared(route, locale));
    return slugCards[route]
      .list()
      .flatMap(({ slug, languages }) =>
        languages.map((locale) => shared({ page: route, slug }, locale)),
      );
  });
}

/** Returns what the preview with this name says; undefined where there is no such page, or its time has not come. */
export async function findCard(
  name: string,
  { locale, now }: { locale: Locale; now: Date },
): Promise<Card | undefined> {
  const page = listSharedPages().find((one) => one.name === name && one.locale === locale);
  if (!page) return undefined;
  const viewer = { locale, now, words: await getTranslations({ locale }) };
  const { href } = page;
  if (typeof href === 'string') return (pageCards[href] ?? houseCard)(viewer);
  return slugCards[href.page].card(href.slug, viewer);
}

const shared = (href: SharedPage['href'], locale: Locale): SharedPage => ({
  href,
  locale,
  name: shareImageName(href),
});

function isSlugRoute(route: (typeof routes)[number]): route is DynamicRoute {
  return route in slugCards;
}
