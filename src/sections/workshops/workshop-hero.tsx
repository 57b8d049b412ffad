import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { WorkshopSummary } from '@/collections/workshops';
import { BookMeetingButton } from '@/features/booking/book-meeting-button';
import { WrittenInNote } from '@/i18n/written-in';
import { PriceLine, PriceNote } from '@/sections/prices/price-line';
import { PageTrail } from '@/sections/shell/page-trail';
import { workshopDay } from '@/site/workshop-day';
import type { Crumb } from '@/ui/breadcrumb';
import { ButtonLink } from '@/ui/button-link';
import { Picture } from '@/ui/picture';
import { Days } from './workshop-list';

/** The head of the workshops page: headline, lead, two calls to action. */
export function WorkshopsHero() {
  const words = useTranslations();
  return (
    <header className="page-grid gap-y-8 pt-8 pb-16 lg:pt-12 lg:pb-20">
      <div className="col-span-12">
        <PageTrail current={words('workshops.title')} />
      </div>
      <h1 className="col-span-12 max-w-[9.4em] text-hero">{words('workshops.hero.headline')}</h1>
      <p className="col-span-12 max-w-[29.5em] text-lead text-muted lg:col-span-5">
        {words('workshops.hero.lead')}
      </p>
      <WorkshopActions className="col-span-12 content-start lg:col-span-7 lg:justify-end" />
    </header>
  );
}

type Props = { workshop: WorkshopSummary; trail: readonly Crumb[] };

/** The head of a workshop's page: headline over the whole width, then the emblem with the facts beside it. */
export function WorkshopHero({ workshop, trail }: Props) {
  const { title, hero, image, lang } = workshop;
  return (
    <header className="page-grid gap-y-10 pt-8 pb-section lg:gap-y-14">
      <div className="col-span-12">
        <PageTrail trail={trail} current={title} />
      </div>
      <div lang={lang} className="col-span-12">
        <p className="mb-4 font-semibold text-amber-ink">{title}</p>
        <h1 className="max-w-[14em] text-page">{hero.headline}</h1>
      </div>
      <div className="col-span-7 sm:col-span-5 md:col-span-4">
        <Picture
          image={image}
          sizes="(min-width: 48rem) 30vw, 55vw"
          className="w-full max-w-80"
          isFirst
        />
      </div>
      <div className="col-span-12 md:col-span-8">
        <p lang={lang} className="max-w-[33.5em] text-lead text-muted">
          {hero.description}
        </p>
        <WrittenInNote lang={lang} className="mt-4 text-muted text-small" />
        <WorkshopActions className="mt-9" />
        <WorkshopFacts workshop={workshop} />
      </div>
    </header>
  );
}

/** The facts of a workshop: days, price, hours, level and tutor. */
function WorkshopFacts({ workshop }: { workshop: WorkshopSummary }) {
  const words = useTranslations('single-workshop.facts');
  const { days, level, tutor, lang } = workshop;
  const hours = { from: workshopDay.starts, to: workshopDay.ends };
  return (
    <dl className="mt-14 grid grid-cols-2 gap-x-8 gap-y-8 overflow-x-clip lg:grid-cols-3">
      <Fact label={words('length')}>
        <Days count={days} />
      </Fact>
      {workshop.priceFrom && (
        <Fact label={words('price')}>
          <PriceLine of={workshop} />
          <PriceNote of={[workshop]} className="mt-1 font-normal" />
        </Fact>
      )}
      <Fact label={words('hours')}>
        <span className="tabular-nums">{words('hoursRange', hours)}</span>
      </Fact>
      <Fact label={words('level')}>
        <span lang={lang}>{level}</span>
      </Fact>
      <Fact label={words('tutor')}>{tutor.name}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="tide-line tide-run pt-4">
      <dt className="text-muted text-small">{label}</dt>
      <dd className="mt-3 font-semibold leading-snug">{children}</dd>
    </div>
  );
}

/** The end of a workshop's page, for the undecided: a call before they choose. */
export function WorkshopNext() {
  const words = useTranslations('single-workshop.next');
  return (
    <section aria-labelledby="next-title" className="page-grid items-end gap-y-8 pb-section">
      <div className="col-span-12 lg:col-span-6">
        <h2 id="next-title" className="text-heading">
          {words('title')}
        </h2>
        <p className="mt-5 max-w-[30.5em] text-lead text-muted">{words('text')}</p>
      </div>
      <WorkshopActions className="col-span-12 lg:col-span-6 lg:justify-end" />
    </section>
  );
}

/** Two calls to action: the contact page, and a calendar that opens over the page. */
function WorkshopActions({ className = '' }: { className?: string }) {
  const words = useTranslations('workshops');
  return (
    <p className={`flex flex-wrap gap-4 ${className}`} data-print="hide">
      <ButtonLink href="/contact">{words('contact')}</ButtonLink>
      <BookMeetingButton label={words('book')} look="outline" />
    </p>
  );
}
