import type { CollectionPage } from 'schema-dts';
import type { Locale } from '@/site/locales';
import type { Href } from '@/site/routes';
import { addressOf } from './address';

type Page = { href: Href; title: string; description: string; locale: Locale };
type Item = { name: string; href: Href };

/** Describes a page that lists others, in the order it shows them. */
export function collectionPage(
  items: readonly Item[],
  { href, title, description, locale }: Page,
): CollectionPage {
  return {
    '@type': 'CollectionPage',
    name: title,
    description,
    url: addressOf(href, locale),
    inLanguage: locale,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.name,
        url: addressOf(item.href, locale),
      })),
    },
  };
}
