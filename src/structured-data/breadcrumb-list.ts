import type { BreadcrumbList } from 'schema-dts';
import type { Locale } from '@/site/locales';
import type { Crumb } from '@/ui/breadcrumb';
import { addressOf } from './address';

/** Describes a page's position on the site: the trail the page shows, with the page itself last. */
export function breadcrumbList(
  trail: readonly Crumb[],
  current: string,
  locale: Locale,
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...trail.map(({ name, href }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name,
        item: addressOf(href, locale),
      })),
      { '@type': 'ListItem' as const, position: trail.length + 1, name: current },
    ],
  };
}
