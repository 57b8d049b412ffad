import { countPages, cutPage } from '@/rules/list-pages';
import { writeSitemap, writeSitemapIndex } from '@/rules/sitemap-xml';
import { sitemapSize } from '@/site/list-sizes';
import { sitemapPartPath } from '@/site/routes';
import { fullAddress } from '@/structured-data/address';
import { describeAddress, type PageAddress } from './sitemap-addresses';

/** Returns `/sitemap.xml`: the sitemap itself, or the list of its files where one would be too long. */
export function answerSitemap(pages: readonly PageAddress[], size = sitemapSize): string {
  const count = countPages(pages.length, size);
  if (count === 1) return writeSitemap(pages.map(describeAddress));
  const numbers = Array.from({ length: count }, (_, place) => place + 1);
  return writeSitemapIndex(numbers.map((number) => fullAddress(sitemapPartPath(number))));
}

/** Returns a file of a sitemap of several; undefined where there is none. */
export function answerSitemapPart(
  pages: readonly PageAddress[],
  number: number,
  size = sitemapSize,
): string | undefined {
  const part = cutPage(pages, { number, size });
  return part && part.count > 1 ? writeSitemap(part.items.map(describeAddress)) : undefined;
}
