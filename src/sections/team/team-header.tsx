import { useTranslations } from 'next-intl';
import type { PersonSummary } from '@/collections/people';
import { PageTrail } from '@/sections/shell/page-trail';
import { company } from '@/site/company';
import { ButtonLink } from '@/ui/button-link';
import { Picture } from '@/ui/picture';

/** The widths of a portrait on a phone by how many stand in a row. */
const widths = ['basis-full', 'basis-full', 'basis-1/2', 'basis-1/3', 'basis-1/4'] as const;

/** At most four in a row, in rows as equal as they can be; a shorter one is filled by wider portraits. */
const widthFor = (people: number) => widths[Math.ceil(people / Math.ceil(people / 4))];

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
        className="flex flex-wrap sm:grid sm:auto-cols-fr sm:grid-flow-col print:hidden"
      >
        {team.map(({ slug, portrait }) => (
          <li key={slug} className={`grow ${widthFor(team.length)}`}>
            <Picture
              image={portrait}
              sizes="(min-width: 40rem) 15vw, 25vw"
              className="w-full object-cover max-sm:h-[41vw]! sm:aspect-3/5 sm:h-full"
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
