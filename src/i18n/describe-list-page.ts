import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/site/locales';
import { type ListHref, pathFor } from '@/site/routes';
import { describePage } from './describe-page';

type Page = {
  list: ListHref;
  /** The number of the page, and of all pages. */
  number: number;
  count: number;
  locale: Locale;
  title: string;
  description: string;
};

/**
 * Returns the metadata of a page of a list, which is its own canonical page; further pages say their number in title
 * and description, and each names those beside it (`rel=prev`, `rel=next`).
 */
export async function describeListPage({ number, count, ...page }: Page): Promise<Metadata> {
  const { list, locale } = page;
  const { title, description } = await nameListPage({ number, count, ...page });
  const beside = (other: number) =>
    other >= 1 && other <= count ? pathFor({ list, number: other }, locale) : null;
  return {
    ...describePage({ href: { list, number }, locale, title, description }),
    pagination: { previous: beside(number - 1), next: beside(number + 1) },
  };
}

/** Returns what a page of a list is called; the first as the list itself. */
export async function nameListPage({
  number,
  count,
  title,
  description,
}: Pick<Page, 'number' | 'count' | 'title' | 'description'>) {
  if (number === 1) return { title, description };
  const words = await getTranslations('site.pages');
  return {
    title: words('title', { title, number }),
    description: words('description', { description, number, count }),
  };
}
