import { defaultLocale } from '@/site/locales';
import type { TextAt } from '../body';
import type { Finding } from '../findings';
import type { IndexedDocument } from '../site-index';
import { offerSaid } from './offer-said';
import { plansSaid, pricesSaid } from './prices-said';
import { type Figure, findDollars, findFigures, writeLike } from './read-figures';
import type { Difference } from './rule';
import { type MessageText, sentencesOf } from './sentences';
import { factIn, type TypedFact, type TypedFacts } from './typed-facts';

/** Collections whose texts speak of nothing but what is sold here. Elsewhere, a price may be someone else's. */
const sales = new Set<string>(['add-ons', 'faq', 'legal', 'plans', 'services', 'workshops']);

/** Warns of a sentence that says another number than the field of a document, or the offer of the subscription, does. */
export function findOtherFacts(
  documents: readonly IndexedDocument[],
  typed: TypedFacts,
): Finding[] {
  return documents.flatMap(({ file, facts }) => {
    const isSale = sales.has(file.collection);
    return [...facts.texts, ...facts.figures]
      .flatMap(sentencesOf)
      .flatMap((sentence) => compare(sentence, typed, isSale))
      .map((finding) => ({ ...finding, file: file.shown }));
  });
}

/** The same of the site's messages. */
export function findOtherMessages(messages: readonly MessageText[], typed: TypedFacts): Finding[] {
  return messages.flatMap(({ file, ...text }) =>
    sentencesOf(text)
      .flatMap((sentence) => compare(sentence, typed, true))
      .map((finding) => ({ ...finding, file })),
  );
}

function compare({ text, field, line, column }: TextAt, typed: TypedFacts, isSale: boolean) {
  return [pricesSaid, plansSaid, offerSaid]
    .flatMap((rule) => rule(text, typed, isSale))
    .map((difference) => ({
      ...warn(difference),
      line,
      ...(field === undefined ? { column: column + difference.figure.at } : { column, field }),
    }));
}

function warn({
  figure: { written },
  due,
  what,
}: Difference): Omit<Finding, 'file' | 'line' | 'column'> {
  const [first, ...others] = due;
  const places = [...new Set(due.map(({ place }) => place))];
  const right = first && others.length === 0 ? writeLike(written, first.value) : undefined;
  return {
    level: 'warning',
    code: 'other-fact',
    found: written,
    expected: `${sayAll(due)}, the ${what}`,
    ...(right !== undefined && { nearest: right }),
    fix: `${right === undefined ? 'Correct it' : `Write ${right}`}, or change ${places.slice(0, 3).join(', ')}: visitors read both.`,
  };
}

function sayAll(due: readonly TypedFact[]): string {
  return due
    .slice(0, 6)
    .map(({ value, place }) => `${value} (${place})`)
    .join(' or ');
}

/** Fields that speak of the document as a whole. Numbers further down may be those of a part. */
const heads = new Set(['title', 'name', 'description', 'hero.headline', 'hero.description']);

/** A number with a field of its own, and how prose says it. */
const own: Readonly<Record<string, (text: string) => Figure[]>> = {
  days: (text) => findFigures(text, '(?:days?|dni|dniow\\p{L}*|dzień)(?!\\p{L})'),
  hours: (text) => findFigures(text, '(?:hours?|h|godzin\\p{L}*)(?!\\p{L})'),
  price: findDollars,
  'price.amount': findDollars,
};

/** Warns of a title or description that says another number of days or hours, or another price, than the field does. */
export function findOtherOwnFacts(documents: readonly IndexedDocument[]): Finding[] {
  const originals = new Map(
    documents.flatMap((document) =>
      document.file.locale === defaultLocale ? [[keyOf(document), document] as const] : [],
    ),
  );
  return documents.flatMap((document) => {
    const original = originals.get(keyOf(document));
    return Object.entries(own).flatMap(([field, find]) => {
      const fact = original && factIn(original, field);
      return fact ? compareOwn(document, { fact, field, find }) : [];
    });
  });
}

const keyOf = ({ file }: IndexedDocument) => `${file.collection}/${file.slug}`;

interface Own {
  readonly fact: TypedFact;
  readonly field: string;
  readonly find: (text: string) => Figure[];
}

function compareOwn({ file, facts: { texts } }: IndexedDocument, { fact, field, find }: Own) {
  return texts.flatMap(({ text, ...place }): Finding[] => {
    const [figure] = heads.has(place.field ?? '') ? find(text) : [];
    if (!figure || figure.value === fact.value) return [];
    const what = `number of the field ${field}`;
    return [{ ...warn({ figure, due: [fact], what }), ...place, file: file.shown }];
  });
}
