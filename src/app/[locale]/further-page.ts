import { notFound, permanentRedirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { countPages, readPageNumber } from '@/rules/list-pages';
import { mostPagesBuilt } from '@/site/list-sizes';
import { type ListHref, pathFor } from '@/site/routes';

/**
 * Returns the number a further page's address says. The first page moves to the list's own address; what is no number
 * is not found.
 */
export async function readFurtherPage(text: string, list: ListHref): Promise<number> {
  const number = readPageNumber(text);
  if (number === 1) permanentRedirect(pathFor(list, await getLocale()));
  return number ?? notFound();
}

/** Returns a page of a list that has to exist: any other is not found. */
export function requirePage<Page extends object>(page: Page | undefined): Page {
  return page ?? notFound();
}

/** Returns the numbers of the further pages the build draws of a list of `total` documents. */
export function listPagesToBuild(total: number, size: number): { number: string }[] {
  const further = Math.min(countPages(total, size) - 1, mostPagesBuilt);
  return Array.from({ length: further }, (_, index) => ({ number: String(index + 2) }));
}
