import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { PersonSummary } from '@/collections/people';
import { CompanyData, companyGrid } from '@/sections/shell/company-data';
import { PageTrail } from '@/sections/shell/page-trail';
import { ContactDetails } from './contact-details';
import { AnsweringPerson, AnswerStrip, OpeningHours } from './contact-person';
import { ContactPlace } from './contact-place';
import { ContactRoutes } from './contact-routes';
import type { Draft } from './draft-cookie';
import { LocalForm } from './local-form';
import type { FormState } from './message';

type Props = {
  /** Who answers, if the content names anyone. */
  person: PersonSummary | undefined;
  openedAs?: FormState;
  draft?: Draft | undefined;
};

/** The contact page: the form, who answers it and when, where each kind of request begins, and where the agency is. */
export function ContactScreen({ person, openedAs = 'initial', draft }: Props) {
  const words = useTranslations('site.contactPage');
  return (
    <>
      <div className="page-grid gap-y-10 pt-8 pb-section lg:grid-rows-[auto_1fr] lg:pt-12">
        <header className="col-span-12 lg:col-span-7">
          <PageTrail current={words('title')} />
          <h1 className="mt-6 text-page">{words('title')}</h1>
          <p className="mt-6 max-w-[25.5em] text-lead text-muted">{words('lead')}</p>
          {person && <AnswerStrip person={person} className="mt-8 lg:hidden" />}
        </header>
        <div className="col-span-12 lg:col-span-7">
          <LocalForm openedAs={openedAs} host={person?.name} {...(draft && { draft })} />
        </div>
        <div className="col-span-12 grid content-start gap-10 lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-1">
          {person && <AnsweringPerson person={person} className="max-lg:hidden" />}
          <div>
            <ContactDetails />
            <OpeningHours />
          </div>
        </div>
      </div>
      <ContactRoutes />
      <ContactPlace />
      <Imprint />
    </>
  );
}

/** The company as the register knows it, over the whole width. */
function Imprint() {
  const words = useTranslations('legal.company');
  return (
    <section aria-labelledby="company-title" className="page-grid gap-y-5 py-12 lg:py-16">
      <h2 id="company-title" className="col-span-12 text-title lg:col-span-4">
        {words('title')}
      </h2>
      <CompanyData
        className={clsx(
          companyGrid,
          'col-span-12 lg:col-span-8 xl:grid-cols-4',
          'xl:*:data-[fact=address]:col-span-2 xl:*:data-[fact=court]:col-span-4 xl:*:data-[fact=name]:col-span-2',
        )}
      />
    </section>
  );
}
