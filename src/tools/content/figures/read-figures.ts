/** A number as prose says it. */
export interface Figure {
  readonly value: number;
  /** With its sign or unit, as it stands there. */
  readonly written: string;
  /** Where it begins in the text. */
  readonly at: number;
}

const numerals: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ jeden: 1, jedno: 1, jednym: 1, dwa: 2, dwie: 2, dwoma: 2, trzy: 3, cztery: 4, pięć: 5 },
  ...{ sześć: 6, siedem: 7, osiem: 8, dziewięć: 9, dziesięć: 10 },
};

/** Spaces that stand between the digits of a number, and between it and its unit. */
const space = '[ \\u00a0\\u202f\\u2009]';
const grouped = `\\d{1,3}(?:(?:[,.’']|${space})\\d{3})+`;
/** A number in figures, with groups of three or without, and its decimals. */
const figures = `(?:${grouped}|\\d+)(?:[.,]\\d{1,2})?(?!\\d)`;
/** The same, or a small number in words. */
export const number = `(?:${figures}|${Object.keys(numerals).join('|')})`;
/** What may stand between a number and its unit. */
export const gap = `(?:${space}|-|&nbsp;)?`;

const dollars = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(?:US${space}?)?\\$|USD${space}?)${space}?(${figures})(?!${space}?[kKmM]\\b)` +
    `|(?<![\\p{L}\\d$.,])(${figures})${space}?(?:\\$|USD\\b|(?:US${space})?dollars?\\b|dolar\\p{L}*)`,
  'gu',
);

/** Finds amounts of US dollars: $7,970, 7970 $, 12 970 USD, 7970 dolarów. */
export function findDollars(text: string): Figure[] {
  return Array.from(text.matchAll(dollars), ({ 0: written, 1: after, 2: before, index }) => ({
    value: numberOf(after ?? before ?? ''),
    written,
    at: index,
  }));
}

/** Finds numbers with a unit: `unit` is the source of a regular expression for what follows the number. */
export function findFigures(text: string, unit: string): Figure[] {
  const pattern = new RegExp(`(?<![\\p{L}\\d.,$–-])(${number})${gap}(?:${unit})`, 'giu');
  return Array.from(text.matchAll(pattern), ({ 0: written, 1: said = '', index }) => ({
    value: numberOf(said),
    written,
    at: index,
  }));
}

/** The value of a number in figures or words. */
export function numberOf(said: string): number {
  const known = numerals[said.toLowerCase()];
  if (known !== undefined) return known;
  const [, whole = said, decimals = ''] = /^(.*?)[.,](\d{1,2})$/s.exec(said) ?? [];
  return Number(`${whole.replaceAll(/\D/g, '')}.${decimals || '0'}`);
}

/** Writes another value in the way a number is written: with its sign, its unit and its separator. */
export function writeLike(written: string, value: number): string {
  const [said = ''] = new RegExp(figures).exec(written) ?? [];
  if (said === '') return written.replace(new RegExp(number, 'iu'), `${value}`);
  const [, separator = ''] = new RegExp(`\\d([,.’']|${space})\\d{3}`).exec(said) ?? [];
  const isGrouped =
    separator !== '' || (said.length < 4 && value >= 1000 && !/[a-z]/i.test(written));
  const by = separator || ',';
  const digits = isGrouped ? `${value}`.replaceAll(/\B(?=(?:\d{3})+$)/g, by) : `${value}`;
  return written.replace(said, () => digits);
}
