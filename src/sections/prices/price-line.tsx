import { useLocale, useTranslations } from 'next-intl';
import { type Priced, writePriceLine } from '@/rules/price-line';

type Props = { of: Priced; className?: string };

/** What something costs at least and how long it takes, on one line; nothing is shown where neither is known. */
export function PriceLine({ of, className = '' }: Props) {
  const words = useTranslations('site');
  const locale = useLocale();
  const line = writePriceLine(of, { words, locale });
  if (!line) return null;
  return (
    <p lang={locale} className={`font-semibold tabular-nums ${className}`}>
      {line}
    </p>
  );
}

/** The currency of all prices, and that VAT comes on top; nothing is shown where nothing has a price. */
export function PriceNote({ of, className = '' }: { of: readonly Priced[]; className?: string }) {
  const words = useTranslations('site.prices');
  const locale = useLocale();
  if (!of.some(({ priceFrom }) => priceFrom)) return null;
  return (
    <p lang={locale} className={`text-muted text-small ${className}`}>
      {words('note')}
    </p>
  );
}
