import { findNumberWords } from './number-words';

/** What a visitor may hold the site to: a number, a price, a date, a link to another site. */
export type Claim = { before?: string; after?: string };

/** A claim as it is written, and what it says: "forty days" says what "40 days" does. */
type Said = { text: string; meaning: string; index: number; isWeak?: boolean };

const link = /https?:\/\/[^\s)"'>\]]+/g;
/** Where numbers claim nothing: links to our own pages, paths, and the places of a numbered list. */
const unsaid = /\]\([^)]*\)|[`"][/#][^`"]*[`"]|^[ \t]*\d+[.)](?=\s)/gm;
const figure =
  /(?<![\p{L}\d])(?:[$€£]\s?)?(?:\d{1,3}(?:[,.\u00A0\u202F ]\d{3})+(?!\d)|\d{1,2}:\d{2}(?!\d)|\d+(?:[.,]\d+)*)(?:\s?%)?/gu;
const money = '%|USD|PLN|EUR|zł|dollars?|dolar\\p{L}*|złot\\p{L}*';
const spans =
  'seconds?|minutes?|hours?|days?|weeks?|months?|years?|sekund\\p{L}*|minut\\p{L}*|godzin\\p{L}*|dni\\p{L}*|dzień|tydzień|tygodni\\p{L}*|miesi[ąę]c\\p{L}*|rok\\p{L}?|lat\\p{L}{0,3}';
const unit = new RegExp(
  `^[- \\u00A0]?(?:(?:working|business|person)[- ])?(?:${money}|${spans})(?!\\p{L})`,
  'iu',
);

/** Returns the claims that one text makes and the other does not: pairs where as many are gone as are new. */
export function compareClaims(before = '', after = ''): Claim[] {
  const [old, now] = [claimsIn(before), claimsIn(after)];
  const [gone, fresh] = withoutWeak(without(old, now), without(now, old));
  return gone.length === fresh.length
    ? gone.map(({ text }, at) => ({ before: text, after: fresh[at]?.text ?? '' }))
    : [
        ...gone.map(({ text }) => ({ before: text })),
        ...fresh.map(({ text }) => ({ after: text })),
      ];
}

function withoutWeak(gone: readonly Said[], fresh: readonly Said[]) {
  const isOneToOne =
    gone.length === fresh.length && gone.every(({ isWeak }, at) => !isWeak || !fresh[at]?.isWeak);
  return [gone, fresh].map((list) => list.filter(({ isWeak }) => isOneToOne || !isWeak)) as [
    Said[],
    Said[],
  ];
}

function claimsIn(text: string): Said[] {
  const links = [...text.matchAll(link)].map(({ 0: found, index }) => {
    const address = found.replace(/[.,;:]$/, '');
    return { text: address, meaning: address, index };
  });
  const blank = (found: string) => ' '.repeat(found.length);
  const rest = text.replaceAll(link, blank).replaceAll(unsaid, blank);
  const withUnit = (written: string, index: number) =>
    unit.exec(rest.slice(index + written.length))?.[0] ?? '';
  const figures = [...rest.matchAll(figure)].map(({ 0: found, index }) => {
    const own = withUnit(found, index);
    return { text: found + own, meaning: plainNumber(found) + own.toLowerCase(), index };
  });
  const words = findNumberWords(rest).map(({ text: found, value, index }) => {
    const own = withUnit(found, index);
    // "One of them" counts nothing, unless it becomes "two of them"; one day does.
    const isWeak = value === 1 && own === '';
    return { text: found + own, meaning: `${value}${own.toLowerCase()}`, index, isWeak };
  });
  return [...links, ...figures, ...words].sort((one, other) => one.index - other.index);
}

/** 12,970 and 12970 are one number; how a number with a decimal sign is written says what it is. */
function plainNumber(found: string): string {
  return /^\D*\d{1,3}(?:[,\u00A0\u202F ]\d{3})+\D*$/.test(found)
    ? found.replaceAll(/[,\u00A0\u202F ]/g, '')
    : found;
}

/** The items of one list that the other lacks, each as often as it is more there. */
function without(list: readonly Said[], other: readonly Said[]): Said[] {
  const left = other.map(({ meaning }) => meaning);
  return list.filter(({ meaning }) => {
    const place = left.indexOf(meaning);
    if (place === -1) return true;
    left.splice(place, 1);
    return false;
  });
}
