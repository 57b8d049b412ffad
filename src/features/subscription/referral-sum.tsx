import { useTranslations } from 'next-intl';
import type { Plan } from '@/collections/subscription';
import { usePercent, usePrice } from '@/i18n/amounts';
import { commissionFor, offer } from './offer';
import { PriceFigure } from './price-figure';

const monthsOfYear = 12;

/** What a referral earns, calculated from the plans: an example, a year of it as a chart, and a table of all plans. */
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
        <p className="col-span-12 max-w-[26.5em] text-balance text-lead lg:col-span-5">
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
          <p className="mt-6 max-w-[32em]">{words('growth', { year: earned(monthsOfYear) })}</p>
        </div>
      </div>
      <MonthColumns
        months={monthsOfYear}
        first={earned(1)}
        last={earned(monthsOfYear)}
        label={words('chart', { first: earned(1), last: earned(monthsOfYear) })}
      />
      <div className="bg-paper text-ink">
        <ReferralTable plans={plans} months={monthsOfYear} />
      </div>
    </section>
  );
}

type Props = {
  months: number;
  label: string;
  /** The amounts above the first and the last column. */
  first: string;
  last: string;
};

/**
 * The sum of a monthly commission: columns over the whole width that rise by one step a month, each with the number of
 * its month at the foot.
 */
function MonthColumns({ months, label, first, last }: Props) {
  const steps = Array.from({ length: months }, (_, index) => index + 1);
  return (
    <div role="img" aria-label={label} className="mt-20 flex h-56 items-end gap-[3px] lg:h-72">
      {steps.map((step) => (
        <div
          key={step}
          className="relative flex-1 rounded-t-(--radius-small) bg-on-amber font-semibold tabular-nums"
          style={{ height: `${(step / months) * 100}%` }}
        >
          {step === 1 && (
            <span className="absolute bottom-full left-3 pb-2 max-lg:hidden">{first}</span>
          )}
          {step === months && (
            <span className="absolute right-gutter bottom-full pb-2">{last}</span>
          )}
          <span className="absolute inset-x-0 bottom-0.5 text-center font-normal text-amber text-small leading-none">
            {step}
          </span>
        </div>
      ))}
    </div>
  );
}

type ReferralTableProps = { plans: readonly Plan[]; months: number };

/** The commission of every plan: amounts beside their labels on phones, lined up as a table on wide screens. */
function ReferralTable({ plans, months }: ReferralTableProps) {
  const words = useTranslations('subscription.referral.sum.table');
  const format = usePrice();
  const rows = plans.map(({ name, price, currency }) => ({
    name,
    cells: [
      { label: words('price'), amount: format({ price, currency }) },
      { label: words('commission'), amount: format({ price: commissionFor(price), currency }) },
      { label: words('year'), amount: format({ price: commissionFor(price, months), currency }) },
    ],
  }));
  return (
    <div className="page-grid py-section">
      <h3 className="col-span-12 mb-8 text-title">{words('title')}</h3>
      <dl className="col-span-12">
        {rows.map(({ name, cells }) => (
          <div
            key={name}
            className="tide-line grid gap-x-8 gap-y-3 py-6 last:border-b md:grid-cols-4 md:items-baseline-last"
          >
            <dt className="font-bold font-display text-title">{name}</dt>
            {cells.map(({ label, amount }) => (
              <dd
                key={label}
                className="max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-x-6"
              >
                <span className="block text-muted text-small">{label}</span>
                <span className="font-semibold text-lead tabular-nums">{amount}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
