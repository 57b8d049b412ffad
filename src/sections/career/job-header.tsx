import { useLocale, useTranslations } from 'next-intl';
import type { JobSummary } from '@/collections/jobs';
import { nameLanguage } from '@/i18n/formatter';
import { PageTrail } from '@/sections/shell/page-trail';
import type { Crumb } from '@/ui/breadcrumb';
import { Picture } from '@/ui/picture';
import { ApplicationLink } from './application-link';

type Props = { job: JobSummary; trail: readonly Crumb[] };

/** The head of an offer: trail, title, what the work is in one sentence, and the way to apply while it is open. */
export function JobHeader({ job, trail }: Props) {
  const words = useTranslations();
  const locale = useLocale();
  const gloss = job.lang === locale ? undefined : job.titleInEnglish;
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
        <p lang={job.lang} className="mt-6 max-w-[46ch] text-lead text-muted">
          {job.summary}
        </p>
        <div className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-4" data-print="hide">
          {job.isOpen && <ApplicationLink job={job} />}
          {job.lang !== locale && (
            <p className="max-w-[28ch] text-muted text-small">
              {words('career.job.writtenIn', {
                lang: job.lang,
                name: nameLanguage(job.lang, locale),
              })}
            </p>
          )}
        </div>
      </div>
      <div className="col-span-8 sm:col-span-6 md:col-span-4" data-print="hide">
        <Picture
          image={job.avatar}
          sizes="(min-width: 48rem) 30vw, 60vw"
          className="w-full"
          first
        />
      </div>
    </header>
  );
}
