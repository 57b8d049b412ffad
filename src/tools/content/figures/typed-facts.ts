import { offer } from '@/features/subscription/offer';
import { defaultLocale } from '@/site/locales';
import type { TextAt } from '../body';
import { placeIn } from '../rows';
import type { IndexedDocument } from '../site-index';

/** A number that has a field of its own. */
export interface TypedFact {
  readonly value: number;
  /** Where it stands, such as content/plans/growth.yaml:2. */
  readonly place: string;
}

/** Something that is sold under a name. */
export interface Sold {
  readonly name: string;
  /** Finds the name in a text. */
  readonly pattern: RegExp;
  readonly price: TypedFact;
  readonly slots?: TypedFact;
  readonly concurrentRequests?: TypedFact;
}

/** The numbers that other texts repeat. */
export interface TypedFacts {
  readonly sold: readonly Sold[];
  readonly onboardingDays: TypedFact;
  readonly commissionPercent: TypedFact;
  readonly turnaroundDays: { readonly from: TypedFact; readonly to: TypedFact };
  /** Hours until maintenance answers, and those of packages, of add-ons. */
  readonly responseHours: readonly TypedFact[];
  readonly hours: readonly TypedFact[];
}

const offerFile = 'src/features/subscription/offer.ts';

/** Collects what documents and the offer of the subscription say in fields; `folder` is that of the project. */
export function collectTypedFacts(documents: readonly IndexedDocument[], folder = '.'): TypedFacts {
  const originals = documents.filter(({ file }) => file.locale === defaultLocale);
  const ofOffer = (value: number, name: string): TypedFact => {
    const { file, line } = placeIn(folder, offerFile, `${name}:`);
    return { value, place: `${file}:${line}` };
  };
  return {
    sold: originals.flatMap(readSold),
    onboardingDays: ofOffer(offer.onboardingDays, 'onboardingDays'),
    commissionPercent: ofOffer(offer.commissionPercent, 'commissionPercent'),
    turnaroundDays: {
      from: ofOffer(offer.turnaroundDays.from, 'turnaroundDays'),
      to: ofOffer(offer.turnaroundDays.to, 'turnaroundDays'),
    },
    responseHours: originals.flatMap((document) => factIn(document, 'responseHours') ?? []),
    hours: originals
      .filter(({ file }) => file.collection === 'add-ons')
      .flatMap((document) => factIn(document, 'hours') ?? []),
  };
}

function readSold(document: IndexedDocument): Sold[] {
  const name = textIn(document, 'name') ?? textIn(document, 'title');
  const price = factIn(document, 'price') ?? factIn(document, 'price.amount');
  if (!name || !price) return [];
  const [slots, concurrentRequests] = [
    factIn(document, 'slots'),
    factIn(document, 'concurrentRequests'),
  ];
  return [
    {
      name: name.text,
      pattern: patternOf(name.text),
      price,
      ...(slots && { slots }),
      ...(concurrentRequests && { concurrentRequests }),
    },
  ];
}

/** A typewriter's apostrophe is as good as the other. */
function patternOf(name: string): RegExp {
  const source = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/['’]/g, "['’]");
  return new RegExp(`(?<!\\p{L})${source}`, 'u');
}

const textIn = ({ facts }: IndexedDocument, field: string): TextAt | undefined =>
  facts.texts.find((text) => text.field === field);

/** A number in a field of a document. */
export function factIn(document: IndexedDocument, field: string): TypedFact | undefined {
  const found = textIn(document, field);
  const value = Number(found?.text);
  if (!found || Number.isNaN(value)) return undefined;
  return { value, place: `${document.file.shown}:${found.line}` };
}
