import { isPublished, selectPublished } from '@/rules/published';
import { defaultLocale, type Locale } from '@/site/locales';
import { loadBody } from './bodies';
import { type Document, loadDocuments } from './generated';
import { resolveImage } from './images';

type Reader = {
  /** The language of the page. */
  locale: Locale;
  now: Date;
};

/** A job as the career page shows it: no body; avatar resolved. */
export type JobSummary = ReturnType<typeof summarize>;
export type Job = JobSummary & { body: string };

function summarize(job: Document<'jobs'>) {
  return { ...job, avatar: resolveImage(job.avatar), isOpen: job.status === 'Active' };
}

/** Returns every public job, newest first. */
export function listJobs({ locale, now }: Reader): JobSummary[] {
  return selectPublished(loadDocuments('jobs', locale), now).map(summarize);
}

/** Returns one job with its compiled body; undefined where there is none, or its time has not come. */
export async function getJob(slug: string, { locale, now }: Reader): Promise<Job | undefined> {
  const job = loadDocuments('jobs', locale).find((candidate) => candidate.slug === slug);
  if (!job || !isPublished(job, now)) return undefined;
  return { ...summarize(job), body: await loadBody('jobs', job) };
}

/** Returns the slugs of all jobs, public or not: a page whose time has not come answers 404 until then. */
export function listJobSlugs(): string[] {
  return loadDocuments('jobs', defaultLocale).map(({ slug }) => slug);
}
