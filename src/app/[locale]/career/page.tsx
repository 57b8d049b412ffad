import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { articles } from '@/collections/articles';
import { jobs } from '@/collections/jobs';
import { requirePerson } from '@/collections/people';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
import { CareerContact, HiringSteps, HonestList } from '@/sections/career/hiring';
import { JobList } from '@/sections/career/job-list';
import { PageHeader } from '@/sections/shell/page-header';
import { career } from '@/site/career';

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
  const { locale } = reader;
  const article = articles.find(career.article, reader);
  return (
    <>
      <PageHeader title={words('career.title')} lead={words('career.lead')} />
      <JobList jobs={jobs.list(reader)} />
      <HiringSteps article={article} />
      <HonestList />
      <CareerContact person={requirePerson(career.contactPerson, locale)} />
    </>
  );
}
