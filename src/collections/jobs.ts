import { type Document, openMdx } from './documents';
import { resolveImage } from './images';

/** A job as the career page shows it: no body; avatar resolved. */
export type JobSummary = ReturnType<typeof show>;
export type Job = JobSummary & { body: string };

function show(job: Document<'jobs'>) {
  return { ...job, avatar: resolveImage(job.avatar), isOpen: job.status === 'Active' };
}

/** The jobs, newest first. */
export const jobs = openMdx('jobs', show);
