import { useTranslations } from 'next-intl';
import type { Plan } from '@/collections/plans';
import { Link } from '@/i18n/link';
import { PlanCard } from './plan-card';

type Props = {
  plans: readonly Plan[];
  /** Whether the FAQ has the question `refunds`, to which a link then leads. */
  hasRefunds: boolean;
};

/**
 * The plans as a chart one can buy from: columns as high as their price, standing side by side on wide screens,
 * where the rows under them line up for comparison; absent where there is none.
 */
export function PlanChart({ plans, hasRefunds }: Props) {
  const words = useTranslations('subscription.pricing.plans');
  if (plans.length === 0) return null;
  const highest = Math.max(...plans.map(({ price }) => price));
  return (
    <section id="plans" aria-labelledby="plans-title" className="page-grid pb-section">
      <h2 id="plans-title" className="sr-only">
        {words('title')}
      </h2>
      <div className="col-span-12 grid gap-x-6 gap-y-20 print:max-lg:gap-y-6 lg:auto-cols-[minmax(0,1fr)] lg:grid-flow-col lg:grid-rows-[auto_repeat(5,auto)_1fr_auto] lg:gap-y-0 xl:gap-x-8">
        {plans.map((plan) => (
          <PlanCard key={plan.slug} plan={plan} height={plan.price / highest} />
        ))}
      </div>
      <div className="col-span-12 mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-2 text-small">
        <p className="max-w-[80ch] text-muted md:max-lg:hidden print:max-lg:hidden">
          {words('chart')}
        </p>
        {hasRefunds && (
          <Link href="/faq#refunds" className="link-plain inline-flex min-h-11 items-center">
            {words('refunds')}
          </Link>
        )}
      </div>
    </section>
  );
}
