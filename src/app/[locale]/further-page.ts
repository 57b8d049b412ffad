import { notFound } from 'next/navigation';
import { countPages, readPageNumber } from '@/rules/list-pages';
import { mostPagesBuilt } from '@/site/list-sizes';

/** Returns the number a further page's address says, from 2 on; what is no such number is not found. */
export function readFurtherPage(text: string): number {
  const number = readPageNumber(text);
  // The first page has the list's own address, to which `next.config.mjs` moves.
  return number === undefined || number === 1 ? notFound() : number;
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
