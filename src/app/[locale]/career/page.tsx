import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listArticlesTagged } from '@/collections/articles';
import { jobs } from '@/collections/jobs';
import { findPersonFor } from '@/collections/people';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
import { CareerContact, HiringSteps, HonestList } from '@/sections/career/hiring';
import { JobList } from '@/sections/career/job-list';
import { PageHeader } from '@/sections/shell/page-header';

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
  const reader = await getReader();
  return (
    <>
      <PageHeader title={words('career.title')} lead={words('career.lead')} />
      <JobList jobs={jobs.list(reader)} />
      <HiringSteps article={listArticlesTagged('hiring', reader)[0]} />
      <HonestList />
      <CareerContact person={findPersonFor('applications', reader)} />
    </>
  );
}
