import { type Locale, languages } from '../site/locales';
import type { Length, PriceFrom } from '../site/prices';

/** What a document says of its price; both parts may be left out. */
export type Priced = { priceFrom?: PriceFrom | undefined; length?: Length | undefined };

type Values = Record<string, string | number>;

/** The messages `site.prices`. */
type Words = (
  key: `prices.from.${PriceFrom['per']}` | `prices.length.${Length['unit']}`,
  values: Values,
) => string;

/** Returns the parts of a price as the language writes prices; cents only where the price has some. */
export function priceParts(
  { price, currency }: { price: number; currency: string },
  locale: Locale,
) {
  const format = new Intl.NumberFormat(languages[locale].region, {
    style: 'currency',
    currency,
    currencyDisplay: languages[locale].currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.formatToParts(price);
}

/** Returns “From $4,800 plus VAT” and “2–3 weeks” in the words of a language; what is not known is left out. */
export function listPriceParts(
  { priceFrom, length }: Priced,
  { words, locale }: { words: Words; locale: Locale },
): string[] {
  return [
    ...(priceFrom ? [writePriceFrom(priceFrom, { words, locale })] : []),
    ...(length ? [writeLength(length, words)] : []),
  ];
}

/** Returns “From $4,800 plus VAT · 2–3 weeks” in the words of a language; undefined where nothing is known of either. */
export function writePriceLine(
  priced: Priced,
  reader: { words: Words; locale: Locale },
): string | undefined {
  return listPriceParts(priced, reader).join(' · ') || undefined;
}

function writePriceFrom(
  { amount, currency, per }: PriceFrom,
  { words, locale }: { words: Words; locale: Locale },
): string {
  const parts = priceParts({ price: amount, currency }, locale);
  return words(`prices.from.${per}`, { price: parts.map(({ value }) => value).join('') });
}

function writeLength({ from, to = from, unit }: Length, words: Words): string {
  const range = from === to ? `${from}` : `${from}–${to}`;
  return words(`prices.length.${unit}`, { range, count: to });
}
