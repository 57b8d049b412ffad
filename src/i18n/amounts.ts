import { useLocale } from 'next-intl';
import { type Locale, languages } from '@/site/locales';
import { formatters } from './formatter';

type Price = { price: number; currency: string };

/** Returns the parts of a price as the language writes prices; cents only where the price has some. */
function priceParts({ price, currency }: Price, locale: Locale) {
  const format = new Intl.NumberFormat(languages[locale].region, {
    style: 'currency',
    currency,
    currencyDisplay: languages[locale].currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.formatToParts(price);
}

type Parts = ReturnType<typeof priceParts>;

const join = (parts: Parts) => parts.map(({ value }) => value).join('');

/** Returns a percentage, such as 10, as the language writes it (`10%`). */
export function formatPercent(percent: number, locale: Locale): string {
  return formatters[locale].number(percent / 100, { style: 'percent' });
}

/** Returns a function that writes a price in the page's language. For sections. */
export function usePrice(): (price: Price) => string {
  const locale = useLocale();
  return (price) => join(priceParts(price, locale));
}

/** Returns a price in two parts: the figure, with a currency sign before it, and the currency code after it. */
export function usePriceFigure(price: Price): { figure: string; code: string } {
  const parts = priceParts(price, useLocale());
  const end = parts.findLastIndex(({ type }) => type === 'integer' || type === 'fraction') + 1;
  return { figure: join(parts.slice(0, end)), code: join(parts.slice(end)) };
}

/** `formatPercent` in the language of the page, for sections. */
export function usePercent(percent: number): string {
  return formatPercent(percent, useLocale());
}
