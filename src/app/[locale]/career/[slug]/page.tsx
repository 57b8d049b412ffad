import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { getJob, listJobSlugs } from '@/collections/jobs';
import { findPersonFor } from '@/collections/people';
import { describePage } from '@/i18n/describe-page';
import { renderPlainHtml } from '@/mdx/plain-html';
import { JobApplication } from '@/sections/career/job-application';
import { JobHeader } from '@/sections/career/job-header';
import { JobOffer } from '@/sections/career/job-offer';
import { breadcrumbList } from '@/structured-data/breadcrumb-list';
import { jobPosting } from '@/structured-data/job-posting';
import { JsonLd } from '@/ui/json-ld';

type Props = { params: Promise<{ slug: string }> };

/** Unknown slugs fall through to the 404 page, which is not cached: no visitor can fill the disk with pages. */
export const dynamicParams = false;

export const generateStaticParams = () => listJobSlugs().map((slug) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await getLocale();
  const job = await getJob((await params).slug, { locale, now: new Date() });
  if (!job) return {};
  return describePage({
    href: { page: '/career/[slug]', slug: job.slug },
    locale,
    title: `${job.title}, ${job.location}`,
    description: job.summary,
    languages: job.languages,
  });
}

export default async function JobPage({ params }: Props) {
  const words = await getTranslations();
  const locale = await getLocale();
  const job = await getJob((await params).slug, { locale, now: new Date() });
  if (!job) notFound();
  const home = { name: words('site.breadcrumb.home'), href: '/' } as const;
  const trail = [{ name: words('career.title'), href: '/career' }] as const;
  const posting = job.isOpen ? [jobPosting(job, renderPlainHtml(job.body))] : [];
  return (
    <>
      <JsonLd graph={[...posting, breadcrumbList([home, ...trail], job.title, locale)]} />
      <JobHeader job={job} trail={trail} />
      <JobOffer job={job} />
      <JobApplication job={job} person={findPersonFor('applications', locale)} />
    </>
  );
}
