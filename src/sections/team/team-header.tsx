import { useTranslations } from 'next-intl';
import type { PersonSummary } from '@/collections/people';
import { PageTrail } from '@/sections/shell/page-trail';
import { company } from '@/site/company';
import { ButtonLink } from '@/ui/button-link';
import { Picture } from '@/ui/picture';

/** The head of the team page, on night: how many people work here, and their portraits in a row over the whole width. */
export function TeamHeader({ team }: { team: readonly PersonSummary[] }) {
  const words = useTranslations('team.index');
  return (
    <header className="on-night overflow-clip bg-night text-on-night">
      <div className="page-grid gap-y-6 pt-8 pb-12 lg:pb-16 [&_[aria-hidden]]:text-amber-lit [&_a:hover]:text-on-night [&_nav]:text-on-night-muted">
        <div className="col-span-12">
          <PageTrail current={words('name')} />
        </div>
        <h1 className="col-span-12 max-w-[8.5em] text-hero lg:col-span-8">
          {words('title', { count: company.people })}
        </h1>
        <p className="col-span-12 max-w-[24em] self-end text-lead text-on-night-muted lg:col-span-4">
          {words('lead', { since: String(company.founded) })}
        </p>
      </div>
      <ul
        aria-hidden="true"
        className="grid grid-cols-4 sm:grid-flow-col sm:grid-cols-none sm:auto-cols-fr print:hidden"
      >
        {team.map(({ slug, portrait }) => (
          <li key={slug}>
            <Picture
              image={portrait}
              sizes="(min-width: 40rem) 15vw, 25vw"
              className="aspect-3/5 size-full object-cover"
              isDecorative
              isFirst
            />
          </li>
        ))}
      </ul>
    </header>
  );
}

/** The end of the team page: open roles, and the work. */
export function TeamNext() {
  const words = useTranslations('team.index.next');
  return (
    <section aria-labelledby="next-title" className="on-amber bg-amber text-on-amber">
      <div className="page-grid items-end gap-y-8 py-section">
        <h2 id="next-title" className="col-span-12 text-page lg:col-span-7">
          {words('title')}
        </h2>
        <p className="col-span-12 flex flex-wrap gap-4 lg:col-span-5 lg:justify-end">
          <ButtonLink href="/career" look="night">
            {words('career')}
          </ButtonLink>
          <ButtonLink href="/case-study" look="outline">
            {words('studies')}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
