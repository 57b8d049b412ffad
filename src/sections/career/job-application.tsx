import { useTranslations } from 'next-intl';
import type { JobSummary } from '@/collections/jobs';
import type { PersonSummary } from '@/collections/people';
import { Link } from '@/i18n/link';
import { career } from '@/site/career';
import { ButtonLink } from '@/ui/button-link';
import { Picture } from '@/ui/picture';
import { ApplicationLink } from './application-link';

type Props = { job: JobSummary; person: PersonSummary | undefined };

/** The end of an offer: whom a letter reaches, where somebody's duty it is, and where to send it, or why there is nothing to send. */
export function JobApplication({ job, person }: Props) {
  const words = useTranslations('career.job');
  return (
    <section aria-labelledby="apply-title" className="on-amber bg-amber text-on-amber">
      <div className="page-grid items-end">
        {person && (
          <div
            className="order-2 col-span-8 sm:col-span-6 md:order-1 md:col-span-4 md:pt-14"
            data-print="hide"
          >
            <Picture
              image={person.portrait}
              sizes="(min-width: 48rem) 30vw, 66vw"
              className="w-full"
            />
          </div>
        )}
        <div className="order-1 col-span-12 py-16 md:order-2 md:col-span-8 md:pl-6 lg:py-24 lg:pl-10">
          <h2 id="apply-title" className="max-w-[18ch] text-heading">
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

function ApplicationText({ person }: Pick<Props, 'person'>) {
  const words = useTranslations('career.job');
  return (
    <p className="mt-6 max-w-[48ch] text-lead">
      {person && (
        <>
          {words.rich('applyText', {
            name: person.name,
            person: (name) => (
              <Link
                href={{ page: '/team/[slug]', slug: person.slug }}
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
