import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listJobs } from '@/collections/jobs';
import { findPersonFor } from '@/collections/people';
import { listArticlesTagged } from '@/collections/tags';
import { describePage } from '@/i18n/describe-page';
import { CareerContact } from '@/sections/career/career-contact';
import { HiringSteps } from '@/sections/career/hiring-steps';
import { HonestList } from '@/sections/career/honest-list';
import { JobList } from '@/sections/career/job-list';
import { PageHeader } from '@/sections/shell/page-header';
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
  return (
    <>
      <JsonLd graph={[breadcrumbList([home], words('career.title'), locale)]} />
      <PageHeader title={words('career.title')} lead={words('career.lead')} />
      <JobList jobs={listJobs(reader)} />
      <HiringSteps article={listArticlesTagged('hiring', reader)[0]} />
      <HonestList />
      <CareerContact person={findPersonFor('applications', locale)} />
    </>
  );
}
