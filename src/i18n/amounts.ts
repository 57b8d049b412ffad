import { useLocale } from 'next-intl';
import { priceParts } from '@/rules/price-line';
import { type Locale, languages } from '@/site/locales';
import { formatters } from './formatter';

type Price = { price: number; currency: string };

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

const unitFormats = {
  count: {},
  percent: { style: 'unit', unit: 'percent', unitDisplay: 'short' },
  second: { style: 'unit', unit: 'second', unitDisplay: 'long' },
  minute: { style: 'unit', unit: 'minute', unitDisplay: 'long' },
  hour: { style: 'unit', unit: 'hour', unitDisplay: 'long' },
  day: { style: 'unit', unit: 'day', unitDisplay: 'long' },
  dollar: {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

/**
 * Returns a function that writes a measured number as the page's language does: as one text (`1.6 seconds`), and with
 * its unit apart, the space before it included; signs (`37%`, `$310`) stay with the figure.
 */
export function useMeasure(unit: keyof typeof unitFormats) {
  const { region } = languages[useLocale()];
  const format = new Intl.NumberFormat(region, unitFormats[unit]);
  return (amount: number) => {
    const parts = format.formatToParts(amount);
    const text = join(parts);
    const end = parts.findIndex(({ type }) => type === 'unit');
    const word = parts.slice(end).find(({ value }) => value.length > 1);
    if (end < 0 || !word) return { text, figure: text, unit: '' };
    const figure = join(parts.slice(0, end)).trimEnd();
    return { text, figure, unit: text.slice(figure.length) };
  };
}
