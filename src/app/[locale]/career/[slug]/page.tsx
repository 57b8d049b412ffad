import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listHead } from '@/collections/head-set';
import { jobs } from '@/collections/jobs';
import { findPersonFor } from '@/collections/people';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
import { renderPlainHtml } from '@/mdx/plain-html';
import { JobDataNotice } from '@/sections/career/job-data-notice';
import { JobApplication, JobHeader, JobOffer } from '@/sections/career/job-offer';
import { describeJob } from '@/structured-data/job-posting';
import { JsonLd } from '@/ui/json-ld';
import { describeMissing, showMissing } from '../../missing-document';

type Props = { params: Promise<{ slug: string }> };

export const generateStaticParams = () => listHead('/career/[slug]');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const reader = await getReader();
  const { locale } = reader;
  const job = jobs.find((await params).slug, reader);
  if (!job) return describeMissing('/career/[slug]', params, reader);
  const { href, summary: description, languages } = job;
  const title = `${job.title}, ${job.location}`;
  return describePage({ href, locale, title, description, languages });
}

export default async function JobPage({ params }: Props) {
  const words = await getTranslations();
  const reader = await getReader();
  const job = await jobs.get((await params).slug, reader);
  if (!job) return showMissing('/career/[slug]', params, reader);
  const trail = [{ name: words('career.title'), href: '/career' }] as const;
  const posting = job.isOpen ? [describeJob(job, renderPlainHtml(job.body))] : [];
  return (
    <>
      <JsonLd graph={posting} />
      <JobHeader job={job} trail={trail} />
      <JobOffer job={job} />
      <JobApplication job={job} person={findPersonFor('applications', reader)} />
      {job.isOpen && <JobDataNotice />}
    </>
  );
}
