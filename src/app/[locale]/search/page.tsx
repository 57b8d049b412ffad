import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { loadSiteContent } from '@/collections/pages';
import { PageList } from '@/features/search/page-list';
import { describeSite } from '@/features/search/server/site-pages';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
import { PageHeader } from '@/sections/shell/page-header';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('search.index');
  return describePage({
    href: '/search',
    locale: await getLocale(),
    title: words('title'),
    description: words('description'),
  });
}

/** Every page in one list: where the search button leads without JavaScript. */
export default async function SearchPage() {
  const words = await getTranslations('search.index');
  const reader = await getReader();
  const content = await loadSiteContent(reader);
  return (
    <>
      <PageHeader title={words('title')} lead={words('lead')} />
      <PageList pages={await describeSite(content)} />
    </>
  );
}
