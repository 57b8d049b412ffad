import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { loadSiteContent } from '@/collections/search';
import { PageList } from '@/features/search/page-list';
import { describeSite } from '@/features/search/server/site-pages';
import { describePage } from '@/i18n/describe-page';
import { PageHeader } from '@/sections/shell/page-header';
import { breadcrumbList } from '@/structured-data/breadcrumb-list';
import { JsonLd } from '@/ui/json-ld';

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
  const crumbs = await getTranslations('site.breadcrumb');
  const locale = await getLocale();
  const content = await loadSiteContent({ locale, now: new Date() });
  const home = { name: crumbs('home'), href: '/' } as const;
  return (
    <>
      <JsonLd graph={[breadcrumbList([home], words('title'), locale)]} />
      <PageHeader title={words('title')} lead={words('lead')} />
      <PageList pages={await describeSite(content)} />
    </>
  );
}
