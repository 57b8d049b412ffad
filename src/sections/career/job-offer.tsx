import { useLocale, useTranslations } from 'next-intl';
import type { Job, JobSummary } from '@/collections/jobs';
import type { PersonSummary } from '@/collections/people';
import { useFormatter } from '@/i18n/formatter';
import { Link } from '@/i18n/link';
import { WrittenInNote } from '@/i18n/written-in';
import { Body } from '@/mdx/body';
import { formerIdsOf } from '@/rules/former-ids';
import { PageTrail } from '@/sections/shell/page-trail';
import { career } from '@/site/career';
import type { Crumb } from '@/ui/breadcrumb';
import { type ButtonLook, buttonClass } from '@/ui/button-class';
import { ButtonLink } from '@/ui/button-link';
import { Picture } from '@/ui/picture';
import { JobFacts } from './job-facts';

type Props = { job: JobSummary; trail: readonly Crumb[] };

/** The head of an offer: trail, title, summary, and the link to apply while the job is open. */
export function JobHeader({ job, trail }: Props) {
  const gloss = job.lang === useLocale() ? undefined : job.titleInEnglish;
  return (
    <header className="page-grid items-end gap-y-10 pt-8 pb-14 lg:pb-20">
      <div className="col-span-12">
        <PageTrail trail={trail} current={job.title} />
      </div>
      <div className="col-span-12 md:col-span-8">
        <p lang={job.lang} className="mb-4 font-semibold text-amber-ink">
          {job.level}
        </p>
        <h1 lang={job.lang} className="hyphens-auto text-heading xl:text-[4.75rem]">
          {job.title}
        </h1>
        {gloss && (
          <p lang="en" className="mt-5 text-lead">
            {gloss}
          </p>
        )}
        <p lang={job.lang} className="mt-6 max-w-[30.5em] text-lead text-muted">
          {job.summary}
        </p>
        <div className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-4" data-print="hide">
          {job.isOpen && <ApplicationLink job={job} />}
          <WrittenInNote
            lang={job.lang}
            what="job"
            className="max-w-[18.5em] text-muted text-small"
          />
        </div>
      </div>
      <div className="col-span-8 sm:col-span-6 md:col-span-4" data-print="hide">
        <Picture
          image={job.avatar}
          sizes="(min-width: 48rem) 30vw, 60vw"
          className="w-full"
          isFirst
        />
      </div>
    </header>
  );
}

/** The text of the offer; its facts stay in sight beside it. */
export function JobOffer({ job }: { job: Job }) {
  const words = useTranslations('career.facts');
  const format = useFormatter();
  return (
    <div className="page-grid gap-y-12 pb-section">
      <aside aria-label={words('label')} className="col-span-12 lg:col-span-4">
        <div className="lg:sticky lg:top-28">
          <JobFacts
            job={job}
            className="gap-x-8 sm:flex sm:flex-wrap lg:block lg:max-w-[20rem]"
            factClass="tide-line grow py-4"
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
        <Body code={job.body} lang={job.lang} formerIds={formerIdsOf(job.href)} />
      </div>
    </div>
  );
}

type JobApplicationProps = { job: JobSummary; person: PersonSummary | undefined };

/** The end of an offer: who reads applications and where to send them, or why the job takes none. */
export function JobApplication({ job, person }: JobApplicationProps) {
  const words = useTranslations('career.job');
  return (
    <section aria-labelledby="apply-title" className="on-amber bg-amber text-on-amber">
      <div className="page-grid items-end">
        {person && (
          <div
            className="order-2 col-span-12 max-md:-mx-(--spacing-gutter) md:order-1 md:col-span-4 md:pt-14"
            data-print="hide"
          >
            <Picture
              image={person.portrait}
              sizes="(min-width: 48rem) 30vw, 100vw"
              className="w-full rounded-(--radius-drop-large) rounded-b-none object-cover max-md:aspect-square max-md:rounded-none max-md:object-top"
            />
          </div>
        )}
        <div className="order-1 col-span-12 py-16 md:order-2 md:col-span-8 md:pl-6 lg:py-24 lg:pl-10">
          <h2 id="apply-title" className="max-w-[11.2em] text-heading">
            {job.isOpen
              ? words('applyTitle')
              : words(job.status === 'Closed' ? 'closed' : 'onHold')}
          </h2>
          {job.isOpen && <ApplicationText person={person} />}
          <div className="mt-8 flex flex-wrap items-center gap-4" data-print="hide">
            {job.isOpen && <ApplicationLink job={job} look="night" />}
            <ButtonLink href={job.isOpen ? '/contact' : '/career'} look="outline">
              {words(job.isOpen ? 'ask' : 'back')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}

function ApplicationText({ person }: Pick<JobApplicationProps, 'person'>) {
  const words = useTranslations('career.job');
  return (
    <p className="mt-6 max-w-[32em] text-lead">
      {person && (
        <>
          {words.rich('applyText', {
            name: person.name,
            person: (name) => (
              <Link
                href={person.href}
                className="font-semibold underline decoration-[1.5px] underline-offset-4 hover:decoration-[3px]"
              >
                {name}
              </Link>
            ),
          })}
          <br />
        </>
      )}
      {career.email}
    </p>
  );
}

type ApplicationLinkProps = { job: JobSummary } & Pick<ButtonLook, 'look'>;

/** A link that opens an email to the people who hire, with the subject filled in. */
function ApplicationLink({ job, look }: ApplicationLinkProps) {
  const words = useTranslations('career.job');
  const subject = encodeURIComponent(words('subject', { title: job.title }));
  return (
    <a href={`mailto:${career.email}?subject=${subject}`} className={buttonClass({ look })}>
      {words('apply')}
    </a>
  );
}
