import { useTranslations } from 'next-intl';
import type { Plan } from '@/collections/subscription';
import { Link } from '@/i18n/link';
import { TideCurve } from '@/ui/tide-curve';
import { listOnboardingDays, offer } from './offer';
import { PlanCard } from './plan-card';

type PlanChartProps = {
  plans: readonly Plan[];
  /** Whether the FAQ has the question `refunds`, to which the link leads. */
  hasRefunds: boolean;
};

/**
 * The plans as a chart: the height of a column stands for the price. On wide screens the columns are side by side, and
 * the facts under them line up for comparison. Nothing is shown without any.
 */
export function PlanChart({ plans, hasRefunds }: PlanChartProps) {
  const words = useTranslations('subscription.pricing.plans');
  if (plans.length === 0) return null;
  const highest = Math.max(...plans.map(({ price }) => price));
  return (
    <section id="plans" aria-labelledby="plans-title" className="page-grid pb-part">
      <h2 id="plans-title" className="sr-only">
        {words('title')}
      </h2>
      <div className="col-span-12 grid gap-x-6 gap-y-20 print:max-lg:gap-y-6 lg:auto-cols-[minmax(0,1fr)] lg:grid-flow-col lg:grid-rows-[auto_repeat(5,auto)_1fr_auto] lg:gap-y-0 xl:gap-x-8">
        {plans.map((plan) => (
          <PlanCard key={plan.slug} plan={plan} height={plan.price / highest} />
        ))}
      </div>
      <div className="col-span-12 mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-2 text-small">
        <p className="max-w-[53.5em] text-balance text-muted md:max-lg:hidden print:max-lg:hidden">
          {words('chart')}
        </p>
        {hasRefunds && (
          <Link href="/faq#refunds" className="link-plain tap-line print:hidden">
            {words('refunds')}
          </Link>
        )}
      </div>
    </section>
  );
}

const terms = ['request', 'turnaround', 'slot'] as const;

/** What the terms of the price list mean, one sentence each. */
export function Terms() {
  const words = useTranslations('subscription.pricing.terms');
  return (
    <section aria-labelledby="terms-title" className="page-grid">
      <h2 id="terms-title" className="sr-only">
        {words('title')}
      </h2>
      <dl className="col-span-12 grid break-inside-avoid gap-x-6 print:grid-cols-3 md:grid-cols-3 xl:gap-x-8">
        {terms.map((term) => (
          <div key={term} className="tide-line py-5">
            <dt className="font-semibold text-amber-ink">{words(`${term}.name`)}</dt>
            <dd className="mt-2 max-w-[29.5em] text-muted">
              {words.rich(`${term}.text`, {
                ...offer.turnaroundDays,
                nobr: (range) => <span className="whitespace-nowrap">{range}</span>,
              })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The free week over the whole width: a tide curve with one crest for each day, and what happens on the days. */
export function OnboardingWeek() {
  const words = useTranslations('subscription.pricing.onboarding');
  const { onboardingDays: days } = offer;
  return (
    <section
      aria-labelledby="onboarding-title"
      className="on-night break-inside-avoid overflow-clip bg-night pt-section text-on-night"
    >
      <div className="page-grid gap-y-5">
        <h2 id="onboarding-title" className="col-span-12 text-page lg:col-span-8">
          {words('title')}
        </h2>
        <p className="col-span-12 max-w-[22.5em] self-end text-lead text-on-night-muted lg:col-span-4">
          {words('lead', { days })}
        </p>
      </div>
      <TideCurve crests={days} />
      <div className="bg-night-raised">
        <ol className="page-grid gap-y-10 pt-4 pb-20 print:pb-4">
          {listOnboardingDays().map(({ part, from, to }) => (
            <li key={part} className="col-span-12 print:col-span-4 md:col-span-4">
              <p className="border-night-line border-b pb-2 text-amber tabular-nums">
                {from === to ? words('day', { day: from }) : words('days', { from, to })}
              </p>
              <h3 className="mt-5 text-title">{words(`parts.${part}.title`)}</h3>
              <p className="mt-3 max-w-[25.5em] text-on-night-muted">
                {words(`parts.${part}.text`, { next: days + 1 })}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
