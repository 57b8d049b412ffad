import { useLocale, useTranslations } from 'next-intl';
import { listPriceParts, type Priced } from '@/rules/price-line';

type Props = { of: Priced; className?: string };

/**
 * What something costs at least and how long it takes, on one line; nothing is shown where neither is known. Where the
 * length needs a line of its own, the dot before it lies outside the box and is cut off.
 */
export function PriceLine({ of, className = '' }: Props) {
  const words = useTranslations('site');
  const locale = useLocale();
  const parts = listPriceParts(of, { words, locale });
  if (parts.length === 0) return null;
  return (
    <p lang={locale} className={`overflow-x-clip font-semibold tabular-nums ${className}`}>
      <span className="-ml-5 flex flex-wrap">
        {parts.map((part, index) => (
          <span key={part} className={index === 0 ? 'pl-5' : 'whitespace-nowrap'}>
            {index > 0 && <span className="inline-block w-5 text-center"> · </span>}
            {part}
          </span>
        ))}
      </span>
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
