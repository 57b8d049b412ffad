import { useTranslations } from 'next-intl';
import type { FaqQuestion } from '@/collections/subscription';
import { formerIdsOf } from '@/rules/former-ids';
import { PageTrail } from '@/sections/shell/page-trail';
import { Accordion } from '@/ui/accordion';
import { ButtonLink } from '@/ui/button-link';
import { offer } from './offer';

/** The head of the questions page. */
export function FaqHero() {
  const words = useTranslations('subscription.faq');
  return (
    <header className="page-grid gap-y-8 pt-8 pb-16 lg:pt-12 lg:pb-20">
      <div className="col-span-12">
        <PageTrail current={words('title')} />
      </div>
      <h1 className="col-span-12 max-w-[10em] text-hero">{words('headline')}</h1>
      <p className="col-span-12 max-w-[29.5em] text-balance text-lead text-muted lg:col-span-6">
        {words('lead')}
      </p>
    </header>
  );
}

/** The most wanted answers, as figures on amber over the whole width. */
export function FaqFacts() {
  const words = useTranslations('subscription.faq.facts');
  const { onboardingDays: days, turnaroundDays } = offer;
  const facts = [
    { figure: String(days), text: words('onboarding', { days }) },
    { figure: `${turnaroundDays.from}–${turnaroundDays.to}`, text: words('turnaround') },
    { figure: words('changeFigure'), text: words('change') },
  ];
  return (
    <section
      aria-labelledby="facts-title"
      className="on-amber mb-section overflow-clip bg-amber text-on-amber"
    >
      <h2 id="facts-title" className="sr-only">
        {words('title')}
      </h2>
      <ul className="page-grid gap-y-10 py-16 lg:py-20">
        {facts.map(({ figure, text }) => (
          <li
            key={figure}
            className="@container col-span-12 border-on-amber border-t-2 pt-5 md:col-span-4"
          >
            <span className="block font-bold font-display text-[length:min(var(--text-hero),28cqi)] tabular-nums leading-none tracking-[-0.04em]">
              {figure}
            </span>{' '}
            <span className="mt-4 block max-w-[17.5em] text-balance text-lead">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = { id: string; title: string; questions: readonly FaqQuestion[] };

/** Questions in two columns, the first half on the left; opening one moves only its own column. Nothing is shown without any. */
export function Questions({ id, title, questions }: Props) {
  if (questions.length === 0) return null;
  const formerIds = formerIdsOf('/faq');
  const half = Math.ceil(questions.length / 2);
  const columns = [questions.slice(0, half), questions.slice(half)];
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="page-grid pb-section">
      <h2 id={`${id}-title`} className="col-span-12 mb-8 text-heading lg:mb-12">
        {title}
      </h2>
      {columns.map((column, index) => (
        <div
          key={column[0]?.slug ?? index}
          className="col-span-12 md:col-span-6 md:last:pl-6 md:nth-2:pr-6 max-md:last:[&_details:first-child]:border-t-0"
        >
          <Accordion
            items={column.map(({ slug, question, answer, lang }) => ({
              id: slug,
              formerIds: formerIds.get(slug),
              title: question,
              text: answer,
              lang,
            }))}
          />
        </div>
      ))}
    </section>
  );
}

/** The end of the page, for a question that is not listed: a message or a call. */
export function FaqNext() {
  const words = useTranslations('subscription.faq.next');
  return (
    <section aria-labelledby="next-title" className="bg-raised">
      <div className="page-grid items-end gap-y-8 py-section">
        <div className="col-span-12 lg:col-span-6">
          <h2 id="next-title" className="text-heading">
            {words('title')}
          </h2>
          <p className="mt-5 max-w-[30.5em] text-balance text-lead text-muted">{words('text')}</p>
        </div>
        <p className="col-span-12 flex flex-wrap gap-4 lg:col-span-6 lg:justify-end">
          <ButtonLink href="/contact">{words('write')}</ButtonLink>
          <ButtonLink href="/schedule" look="outline">
            {words('call')}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
