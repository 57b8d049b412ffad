import { defaultLocale, type Locale } from '@/site/locales';
import type { Place } from './answer';
import type { Candidate } from './field-index';
import { numberKey } from './page-words';

/** How many texts further on the same card may still be. */
const reach = 30;

/** A text with the fields that hold it, and the message that reads the same. */
interface Found {
  readonly text: string;
  readonly candidates: readonly Candidate[];
  readonly message?: Place | undefined;
}

interface Page {
  readonly locale: Locale;
  /** Says whether this is the page of a document (`<collection>/<slug>`). */
  readonly isOwn: (name: string) => boolean;
}

/**
 * Chooses for each text of a page the field it is: of several, one of the document that the texts around it are from,
 * else of the page's own. A number alone proves nothing, and neither does what is a message as well: they need such a
 * neighbour.
 */
export function choosePlaces(
  texts: readonly Found[],
  { locale, isOwn }: Page,
): (Place | undefined)[] {
  const readable = texts.map(({ candidates }) => inLanguage(candidates, locale));
  const isWeak = texts.map(({ text, message }) => message || numberKey(text) !== undefined);
  const only = readable.map((candidates) => {
    const [name, ...others] = new Set(candidates.map(nameOf));
    return others.length === 0 ? name : undefined;
  });
  const strong = only.map((name, index) => (isWeak[index] ? undefined : name));
  // What is weak by itself, with a neighbour of its document, is as good as the neighbour.
  const sure = strong.map(
    (name, index) => name ?? nearestOf(strong, index, (near) => near === only[index]),
  );
  const used = new Set<Candidate>();
  return readable.map((candidates, index) => {
    const name =
      sure[index] ??
      nearestOf(sure, index, (near) => candidates.some((one) => nameOf(one) === near)) ??
      (isWeak[index] ? undefined : candidates.map(nameOf).find(isOwn));
    const chosen = candidates.filter((one) => nameOf(one) === name);
    // The same text in two fields: the page shows both, in their order.
    const place = chosen.find((one) => !used.has(one)) ?? chosen[0];
    if (place) used.add(place);
    return place && toPlace(place);
  });
}

/** The reader's language where it is written in it, else the original. */
function inLanguage(candidates: readonly Candidate[], locale: Locale): readonly Candidate[] {
  const [translated, originals] = [locale, defaultLocale].map((language) =>
    candidates.filter(({ file }) => file.locale === language),
  );
  return translated?.length ? translated : (originals ?? []);
}

function nearestOf(
  names: readonly (string | undefined)[],
  from: number,
  fits: (name: string) => boolean,
): string | undefined {
  for (let distance = 1; distance <= reach; distance += 1) {
    for (const at of [from - distance, from + distance]) {
      const name = names[at];
      if (name !== undefined && fits(name)) return name;
    }
  }
  return undefined;
}

const nameOf = ({ file }: Candidate) => `${file.collection}/${file.slug}`;

function toPlace({ file, line, column, field }: Candidate): Place {
  return { file: file.shown, line, column, ...(field !== undefined && { field }) };
}
