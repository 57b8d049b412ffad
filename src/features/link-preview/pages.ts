import { getTranslations } from 'next-intl/server';
import { describePreview, listAllDocumentPages } from '@/collections/pages';
import type { Reader } from '@/rules/reader';
import { shareImageName } from '@/site/link-preview';
import { type Locale, locales } from '@/site/locales';
import { type Href, type ListHref, listRoutes, staticRoutes } from '@/site/routes';
import type { Card } from './card';
import { houseCard, listCards, pageCards } from './cards';

/** A page that can be shared, and the languages it exists in. */
type SharedPage = {
  href: Exclude<Href, `${string}#${string}` | { list: ListHref }>;
  languages: readonly Locale[];
};

/**
 * Returns the link preview with this name; undefined where there is no such page or it is not public yet. A document's
 * preview `isFinal`: it changes with the next build only. A list's preview shows the newest document.
 */
export async function findPreview(
  name: string,
  reader: Reader,
): Promise<{ card: Card; isFinal: boolean } | undefined> {
  const page = pages().get(name);
  if (!page?.languages.includes(reader.locale)) return undefined;
  const own = { ...reader, words: await getTranslations({ locale: reader.locale }) };
  const { href } = page;
  if (typeof href === 'string') {
    return { card: (pageCards[href] ?? houseCard)(own), isFinal: false };
  }
  const list = listRoutes.find((route) => route === href.page);
  const card = list ? listCards[list].card(href.slug, own) : describePreview(href, own);
  return card && { card, isFinal: !list };
}

let byName: ReadonlyMap<string, SharedPage> | undefined;

/**
 * Returns all pages by the name of their preview; listed once, so that a preview costs the same for any number of
 * pages.
 */
function pages(): ReadonlyMap<string, SharedPage> {
  byName ??= new Map(listPages().map((page) => [shareImageName(page.href), page]));
  return byName;
}

function listPages(): SharedPage[] {
  return [
    ...staticRoutes.map((href) => ({ href, languages: locales })),
    ...listRoutes.flatMap((page) =>
      listCards[page].slugs.map((slug) => ({ href: { page, slug }, languages: locales })),
    ),
    ...listAllDocumentPages().map(({ languages, ...href }) => ({ href, languages })),
  ];
}
