import { useTranslations } from 'next-intl';
import type { JobSummary } from '@/collections/jobs';
import { JobCard } from './job-card';

/** What is open now; says so plainly where nothing is. */
export function JobList({ jobs }: { jobs: JobSummary[] }) {
  const words = useTranslations('career.jobs');
  return (
    <section aria-labelledby="jobs-title" className="page-grid pb-section">
      <h2 id="jobs-title" className="sr-only">
        {words('title')}
      </h2>
      {jobs.length === 0 ? (
        <div className="tide-line col-span-12 pt-8 lg:col-span-8 lg:col-start-5">
          <p className="font-bold font-display text-title">{words('empty')}</p>
          <p className="mt-3 max-w-[52ch] text-muted">{words('emptyText')}</p>
        </div>
      ) : (
        <ul className="col-span-12 grid gap-8">
          {jobs.map((job) => (
            <li key={job.slug}>
              <JobCard job={job} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
