import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageList } from '@/features/search/page-list';
import { SearchFieldOpener } from '@/features/search/search-opener';
import { cutAllPages } from '@/features/search/server/all-pages';
import { listPagesByKind } from '@/features/search/server/site-pages';
import { describeListPage } from '@/i18n/describe-list-page';
import { getReader } from '@/i18n/reader';
import { ListHeader, ListPages } from '@/sections/shell/list-pages';
import { pageSizes } from '@/site/list-sizes';
import { requirePage } from '../further-page';

const list = '/search';

export async function describeSearchPage(number: number): Promise<Metadata> {
  const words = await getTranslations('search.index');
  const { locale, page } = await readSearchPage(number);
  const [title, description] = [words('title'), words('description')];
  return describeListPage({ list, ...page, locale, title, description });
}

/** Every page in one list, of several pages where it is long: where the search button leads without JavaScript. */
export async function SearchPage({ number }: { number: number }) {
  const words = await getTranslations('search.index');
  const { page } = await readSearchPage(number);
  return (
    <>
      <ListHeader list={list} title={words('title')} lead={words('lead')} page={page} />
      <div className="page-grid pb-10">
        <SearchFieldOpener className="col-span-12 lg:col-span-8" />
      </div>
      <PageList page={page} />
      <ListPages list={list} page={page} />
    </>
  );
}

async function readSearchPage(number: number) {
  const reader = await getReader();
  const all = listPagesByKind(reader, await getTranslations());
  const page = requirePage(cutAllPages(all, { number, size: pageSizes[list] }));
  return { locale: reader.locale, page };
}
