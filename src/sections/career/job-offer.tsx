import { useTranslations } from 'next-intl';
import type { Job } from '@/collections/jobs';
import { useFormatter } from '@/i18n/formatter';
import { Body } from '@/mdx/body';
import { JobFacts } from './job-facts';

/** The offer itself, its facts beside it and in sight while it is read. */
export function JobOffer({ job }: { job: Job }) {
  const words = useTranslations('career.facts');
  const format = useFormatter();
  return (
    <div className="page-grid gap-y-12 pb-section">
      <aside aria-label={words('label')} className="col-span-12 lg:col-span-4">
        <div className="lg:sticky lg:top-28">
          <JobFacts
            job={job}
            className="grid gap-x-8 sm:grid-cols-3 lg:max-w-[20rem] lg:grid-cols-1"
            factClass="tide-line py-4"
          />
          <p className="tide-line pt-4 text-muted text-small lg:max-w-[20rem]">
            {words('published')}{' '}
            <time dateTime={job.publishedAt}>
              {format.dateTime(new Date(job.publishedAt), { dateStyle: 'long' })}
            </time>
          </p>
        </div>
      </aside>
      <div className="col-span-12 lg:col-span-8">
        <Body code={job.body} lang={job.lang} />
      </div>
    </div>
  );
}
