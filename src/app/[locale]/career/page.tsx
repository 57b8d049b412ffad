import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listArticles } from '@/collections/articles';
import { listJobs } from '@/collections/jobs';
import { requirePerson } from '@/collections/people';
import { describePage } from '@/i18n/describe-page';
import { CareerContact, HiringSteps, HonestList } from '@/sections/career/hiring';
import { JobList } from '@/sections/career/job-list';
import { PageHeader } from '@/sections/shell/page-header';
import { career } from '@/site/career';
import { breadcrumbList } from '@/structured-data/breadcrumb-list';
import { JsonLd } from '@/ui/json-ld';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('career');
  return describePage({
    href: '/career',
    locale: await getLocale(),
    title: words('title'),
    description: words('description'),
  });
}

export default async function CareerPage() {
  const words = await getTranslations();
  const locale = await getLocale();
  const reader = { locale, now: new Date() };
  const home = { name: words('site.breadcrumb.home'), href: '/' } as const;
  const article = listArticles(reader).find(({ slug }) => slug === career.article);
  return (
    <>
      <JsonLd graph={[breadcrumbList([home], words('career.title'), locale)]} />
      <PageHeader title={words('career.title')} lead={words('career.lead')} />
      <JobList jobs={listJobs(reader)} />
      <HiringSteps article={article} />
      <HonestList />
      <CareerContact person={requirePerson(career.contactPerson, locale)} />
    </>
  );
}
