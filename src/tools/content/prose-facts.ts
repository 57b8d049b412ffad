import { defaultLocale } from '@/site/locales';
import type { TextAt } from './body';
import type { Finding } from './findings';
import type { IndexedDocument } from './site-index';

/** Fields that speak of the document as a whole. Numbers further down may be those of a part. */
const heads = new Set(['title', 'name', 'description', 'hero.headline', 'hero.description']);

const numerals: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ jeden: 1, dwa: 2, trzy: 3, cztery: 4, pięć: 5, sześć: 6, siedem: 7, osiem: 8, dziewięć: 9 },
};
const number = `(\\d[\\d ,.\u00a0]*\\d|\\d|${Object.keys(numerals).join('|')})`;

/** A fact with a field of its own, and how prose says it. */
const facts: Readonly<Record<string, RegExp>> = {
  days: new RegExp(
    `(?<![\\p{L}\\d])${number}[- \u00a0](?:days?|dni|dniow\\p{L}*|dzień)(?!\\p{L})`,
    'iu',
  ),
  hours: new RegExp(
    `(?<![\\p{L}\\d])${number}[- \u00a0]?(?:hours?|h|godzin\\p{L}*)(?!\\p{L})`,
    'iu',
  ),
  price: /\$ ?(\d[\d,]*)/,
};

/** Warns of a title or description that says another number of days or hours, or another price, than the field does. */
export function findOtherFacts(documents: readonly IndexedDocument[]): Finding[] {
  const originals = new Map(
    documents.flatMap((document) =>
      document.file.locale === defaultLocale ? [[keyOf(document), document] as const] : [],
    ),
  );
  return documents.flatMap((document) => {
    const typed = originals.get(keyOf(document))?.facts.texts ?? [];
    return Object.entries(facts).flatMap(([field, said]) => {
      const fact = typed.find((text) => text.field === field);
      return fact ? compare(document, fact, said) : [];
    });
  });
}

const keyOf = ({ file }: IndexedDocument) => `${file.collection}/${file.slug}`;

function compare(
  { file, facts: { texts } }: IndexedDocument,
  fact: TextAt,
  said: RegExp,
): Finding[] {
  return texts.flatMap(({ text, ...place }): Finding[] => {
    const match = heads.has(place.field ?? '') ? said.exec(text) : null;
    if (!match || numberOf(match[1] ?? '') === Number(fact.text)) return [];
    return [
      {
        level: 'warning',
        code: 'other-fact',
        file: file.shown,
        ...place,
        column: place.column,
        found: match[0],
        expected: `${fact.text}, as the field ${fact.field} says`,
        fix: `Change the words or the field ${fact.field}: both are shown.`,
      },
    ];
  });
}

function numberOf(said: string): number {
  return numerals[said.toLowerCase()] ?? Number(said.replaceAll(/\D/g, ''));
}
