import { useLocale, useTranslations } from 'next-intl';
import type { JobSummary } from '@/collections/jobs';
import { WrittenInMark } from '@/i18n/written-in';
import { CardLink } from '@/ui/card-link';
import { Picture } from '@/ui/picture';
import { JobFacts } from './job-facts';

/** The open jobs, or a sentence that says there are none. */
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
          <p className="mt-3 max-w-[34.5em] text-muted">{words('emptyText')}</p>
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

/** A job in the list: title, level, facts and avatar. The whole card links to the offer. */
function JobCard({ job }: { job: JobSummary }) {
  const words = useTranslations('career');
  const gloss = job.lang === useLocale() ? undefined : job.titleInEnglish;
  return (
    <article className="on-night group relative grid gap-y-4 overflow-hidden rounded-(--radius-drop-large) bg-night-raised text-on-night md:grid-cols-12">
      <div className="order-2 px-6 pb-8 sm:px-10 sm:pb-10 md:order-1 md:col-span-8 md:pt-12 md:pr-4 lg:py-14 lg:pl-14">
        <h3
          lang={job.lang}
          className="max-w-[10.6em] hyphens-auto text-[clamp(1.75rem,1.2rem+2.4vw,3.25rem)] leading-[1.04]"
        >
          <CardLink href={job.href} className="after:rounded-(--radius-drop-large)">
            {job.title}
          </CardLink>
        </h3>
        {gloss && (
          <p lang="en" className="mt-4 text-lead">
            {gloss}
          </p>
        )}
        <p className="mt-1 text-on-night-muted">
          <span lang={job.lang}>{job.level}</span>
          <WrittenInMark lang={job.lang} />
        </p>
        <JobFacts
          job={job}
          className="mt-9 gap-x-6 sm:flex sm:flex-wrap lg:mt-14"
          factClass="grow border-t border-night-line py-3"
        />
        <p
          aria-hidden="true"
          data-print="hide"
          className="mt-5 tap-line font-semibold text-amber-lit underline decoration-[1.5px] underline-offset-[0.28em] group-hover:decoration-[3px]"
        >
          {words('jobs.read')}
        </p>
      </div>
      <div className="order-1 flex items-end px-6 pt-8 md:order-2 md:col-span-4 md:items-center md:p-8 md:pl-0 lg:p-10 lg:pl-0">
        <Picture
          image={job.avatar}
          sizes="(min-width: 48rem) 30vw, 60vw"
          className="w-2/3 transition-[filter] duration-300 group-hover:brightness-110 sm:w-1/2 md:w-full"
          isDecorative
          isFirst
        />
      </div>
    </article>
  );
}
