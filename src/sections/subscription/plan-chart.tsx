import { useTranslations } from 'next-intl';
import type { Plan } from '@/collections/plans';
import { PlanCard } from './plan-card';

/**
 * The plans as a chart one can buy from: columns as high as their price, standing side by side on wide screens,
 * where the rows under them line up for comparison.
 */
export function PlanChart({ plans }: { plans: readonly Plan[] }) {
  const words = useTranslations('subscription.pricing.plans');
  const highest = Math.max(...plans.map(({ price }) => price));
  return (
    <section id="plans" aria-labelledby="plans-title" className="page-grid pb-section">
      <h2 id="plans-title" className="sr-only">
        {words('title')}
      </h2>
      <div className="col-span-12 grid gap-x-6 gap-y-20 lg:auto-cols-[minmax(0,1fr)] lg:grid-flow-col lg:grid-rows-[auto_repeat(5,auto)_1fr_auto] lg:gap-y-0 xl:gap-x-8">
        {plans.map((plan) => (
          <PlanCard key={plan.slug} plan={plan} height={plan.price / highest} />
        ))}
      </div>
      <p className="col-span-12 mt-8 max-w-[60ch] text-muted text-small md:max-lg:hidden">
        {words('chart')}
      </p>
    </section>
  );
}
