import { useTranslations } from 'next-intl';
import type { Plan } from '@/collections/plans';
import { usePercent, usePrice } from '@/i18n/amounts';
import { MonthColumns } from './month-columns';
import { commissionFor, offer } from './offer';
import { PriceFigure } from './price-figure';
import { ReferralTable } from './referral-table';

const monthsOfYear = 12;

/** What a referral earns, worked out from the plans as they stand: an example, its year as a chart, a table of all. */
export function ReferralSum({ plans }: { plans: readonly Plan[] }) {
  const words = useTranslations('subscription.referral.sum');
  const format = usePrice();
  const percent = usePercent(offer.commissionPercent);
  const example = plans.find(({ mostPopular }) => mostPopular) ?? plans[0];
  if (!example) return null;
  const { name, price, currency } = example;
  const earned = (months: number) => format({ price: commissionFor(price, months), currency });
  return (
    <section
      aria-labelledby="sum-title"
      className="on-amber overflow-clip bg-amber pt-section text-on-amber"
    >
      <div className="page-grid gap-y-8">
        <h2 id="sum-title" className="col-span-12 text-heading">
          {words('title')}
        </h2>
        <p className="col-span-12 max-w-[40ch] text-balance text-lead lg:col-span-5">
          {words('lead', { plan: name, price: format(example), percent })}
        </p>
        <div className="col-span-12 lg:col-span-7">
          <p className="flex flex-wrap items-baseline gap-x-4">
            {words.rich('month', {
              amount: () => (
                <span className="text-hero">
                  <PriceFigure price={commissionFor(price, 1)} currency={currency} />
                </span>
              ),
              unit: (unit) => <span className="text-lead">{unit}</span>,
            })}
          </p>
          <p className="mt-6 max-w-[48ch]">{words('growth', { year: earned(monthsOfYear) })}</p>
        </div>
      </div>
      <MonthColumns
        months={monthsOfYear}
        last={earned(monthsOfYear)}
        label={words('chart', { first: earned(1), last: earned(monthsOfYear) })}
      />
      <div className="bg-paper text-ink">
        <ReferralTable plans={plans} months={monthsOfYear} />
      </div>
    </section>
  );
}
