import { useTranslations } from 'next-intl';
import type { Plan } from '@/collections/subscription';
import { usePrice } from '@/i18n/amounts';
import { commissionFor } from './offer';

type Props = { plans: readonly Plan[]; months: number };

/** What every plan earns who refers it, each amount beside its label; on wide screens the rows line up like a table. */
export function ReferralTable({ plans, months }: Props) {
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
