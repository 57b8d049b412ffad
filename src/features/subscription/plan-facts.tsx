import { useTranslations } from 'next-intl';
import type { Plan } from '@/collections/subscription';
import { offer } from './offer';

/** The rows that compare the plans, the same in each; on wide screens they share the lines of the cards beside. */
export function PlanFacts({ plan }: { plan: Plan }) {
  const words = useTranslations('subscription.pricing.plans');
  const rows = [
    {
      term: words('requests'),
      value: words('requestsValue', { count: plan.concurrentRequests }),
    },
    { term: words('turnaround'), value: words('turnaroundValue', offer.turnaroundDays) },
    { term: words('onboarding'), value: words('onboardingValue', { days: offer.onboardingDays }) },
    { term: words('slots'), value: words('slotsValue', { count: plan.slots }) },
  ];
  return (
    <>
      <dl className="grid pt-4 print:max-lg:grid-cols-2 print:max-lg:gap-x-6 lg:row-span-4 lg:grid-rows-subgrid">
        {rows.map(({ term, value }) => (
          <div
            key={term}
            className="border-(--rule) py-3 not-first:border-t print:max-lg:not-first:border-t-0 print:max-lg:border-b print:py-2"
          >
            <dt className="text-(--quiet) text-small">{term}</dt>
            <dd className="font-semibold text-lead tabular-nums print:text-base">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="border-(--rule) border-t pt-5 font-semibold">{words('features')}</p>
    </>
  );
}
