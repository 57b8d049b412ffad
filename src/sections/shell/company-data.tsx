import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useFormatter } from '@/i18n/formatter';
import { company } from '@/site/company';

const { legalName, street, postalCode, city, register } = company;

/** The seat as it is written in one line. */
export const companyAddress = `${street}, ${postalCode} ${city}`;

/** The list as a grid, each label over its value; the long name of the court has a row of its own. */
export const companyGrid =
  'grid gap-x-8 gap-y-4 sm:grid-cols-2 sm:*:data-[fact=court]:col-span-2 [&_dt]:text-muted [&_dt]:text-small';

/**
 * What the company has to say of itself: name, seat, register and capital, as a list. The name of the court is the
 * register's own, so it is Polish in every language. `className` can address a row by its `data-fact`.
 */
export function CompanyData({ className }: { className: string }) {
  const words = useTranslations('legal.company');
  const format = useFormatter();
  const { amount, currency } = register.shareCapital;
  const capital = format.number(amount, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const rows = [
    { key: 'name', value: legalName },
    { key: 'address', value: companyAddress },
    { key: 'court', value: register.court, lang: 'pl' },
    { key: 'krs', value: register.krs },
    { key: 'nip', value: register.nip },
    { key: 'regon', value: register.regon },
    { key: 'shareCapital', value: capital },
  ] as const;
  return (
    <dl className={clsx('tabular-nums', className)}>
      {rows.map(({ key, value, ...rest }) => (
        <div key={key} data-fact={key}>
          <dt>{words(key)}</dt> <dd {...rest}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
