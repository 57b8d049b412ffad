import { useLocale } from 'next-intl';
import { type Locale, languages } from '@/site/locales';
import { formatters } from './formatter';

type Price = { price: number; currency: string };

/** Returns a price as the language writes it, without cents where it has none. */
function formatPrice({ price, currency }: Price, locale: Locale): string {
  return formatters[locale].number(price, {
    style: 'currency',
    currency,
    currencyDisplay: languages[locale].currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
}

/** Returns a number of percent, such as 10, as the language writes it. */
export function formatPercent(percent: number, locale: Locale): string {
  return formatters[locale].number(percent / 100, { style: 'percent' });
}

/** `formatPrice` in the language of the page, for sections. */
export function usePrice(): (price: Price) => string {
  const locale = useLocale();
  return (price) => formatPrice(price, locale);
}

/** `formatPercent` in the language of the page, for sections. */
export function usePercent(percent: number): string {
  return formatPercent(percent, useLocale());
}
