import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useFormatter } from '@/i18n/formatter';
import { company } from '@/site/company';

const { legalName, street, postalCode, city, register } = company;

/** The seat as it is written in one line. */
export const companyAddress = `${street}, ${postalCode} ${city}`;

type Props = { className?: string; rowClass: string; labelClass: string };

/**
 * What the company has to say of itself: name, seat, register and capital, as a list. The name of the court is the
 * register's own, so it is Polish in every language.
 */
export function CompanyData({ className, rowClass, labelClass }: Props) {
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
        <div key={key} data-fact={key} className={rowClass}>
          <dt className={labelClass}>{words(key)}</dt> <dd {...rest}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
