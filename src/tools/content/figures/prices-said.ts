import { type Figure, findDollars, findFigures } from './read-figures';
import type { Difference, Rule } from './rule';
import type { Sold, TypedFacts } from './typed-facts';

/** An amount that is a difference is no price. */
const isDifference =
  /^[^.,;]{0,12}(?:more|less|cheaper|off|discount|więcej|mniej|taniej|drożej|rabat)/iu;

/** Amounts in dollars: of what is named in the sentence; in texts about what is sold, of any of it. */
export const pricesSaid: Rule = (sentence, typed, isSale) => {
  const amounts = findDollars(sentence).filter(
    ({ value, at, written }) =>
      value > 0 && !isDifference.test(sentence.slice(at + written.length)),
  );
  if (amounts.length === 0) return [];
  const named = findNamed(sentence, typed, isSale);
  if (named.length === 0 && !isSale) return [];
  const pairs = pairUp(named, amounts);
  const others = named.length > 0 ? named.map(({ sold }) => sold) : typed.sold;
  return amounts.flatMap((figure, index): Difference[] => {
    const pair = pairs[index];
    const owners = (pair ? [pair] : others).filter(({ price }) => price.value > 0);
    if (owners.length === 0 || owners.some((sold) => isOf(figure.value, sold, typed))) return [];
    const names =
      owners.length > 3 ? 'what is sold here' : owners.map(({ name }) => name).join(', ');
    return [{ figure, due: owners.map(({ price }) => price), what: `price of ${names}` }];
  });
};

/** The price, that of some months, or the commission for them. */
function isOf(value: number, { price }: Sold, { commissionPercent }: TypedFacts): boolean {
  const commission = (price.value * commissionPercent.value) / 100;
  return [price.value, commission].some((one) => {
    const months = value / one;
    return Number.isInteger(months) && months <= 24;
  });
}

interface Named {
  readonly sold: Sold;
  readonly at: number;
}

const plan = /(?<!\p{L})(?:plan|subscription|subskrypcj|abonament)/iu;

/** What is sold here and named in a sentence, in order. In other texts, a name may be a word like any other. */
function findNamed(sentence: string, { sold }: TypedFacts, isSale: boolean): Named[] {
  if (!isSale && !plan.test(sentence)) return [];
  return sold
    .flatMap((one) => {
      const at = one.pattern.exec(sentence)?.index;
      return at === undefined ? [] : [{ sold: one, at }];
    })
    .sort((a, b) => a.at - b.at);
}

/** Which name each amount belongs to; none where the order of the sentence does not say. */
function pairUp(named: readonly Named[], amounts: readonly Figure[]): Sold[] {
  const [first, ...others] = named;
  if (first && others.length === 0) return amounts.map(() => first.sold);
  const order = [
    ...named.map(({ at }) => ({ at, is: 'n' })),
    ...amounts.map(({ at }) => ({ at, is: 'a' })),
  ]
    .sort((a, b) => a.at - b.at)
    .map(({ is }) => is)
    .join('');
  const isClear = named.length === amounts.length && /^(?:n+a+|a+n+|(?:na)+|(?:an)+)$/.test(order);
  return isClear ? named.map(({ sold }) => sold) : [];
}

const slot = '(?:(?:free|open|woln\\p{L}+) )?(?:slots?|places?|miejsc\\p{L}*)(?!\\p{L})';
const request =
  '(?:requests? (?:at a time|in parallel)|zadani\\p{L}+ (?:naraz|jednocześnie|równolegle))';

/** Slots, and requests at a time, where one plan alone is spoken of between two commas. */
export const plansSaid: Rule = (sentence, typed, isSale) =>
  clausesOf(sentence).flatMap(({ text, start }): Difference[] => {
    const [named, other] = findNamed(text, typed, isSale);
    if (!named || other) return [];
    const { name, slots, concurrentRequests } = named.sold;
    return [
      { fact: slots, unit: slot, what: `slots of ${name}` },
      { fact: concurrentRequests, unit: request, what: `requests at a time of ${name}` },
    ].flatMap(({ fact, unit, what }) =>
      findFigures(text, unit)
        .filter(({ value }) => fact && value !== fact.value)
        .map((figure) => ({
          figure: { ...figure, at: start + figure.at },
          due: fact ? [fact] : [],
          what,
        })),
    );
  });

function clausesOf(sentence: string) {
  return Array.from(sentence.matchAll(/(?:[^,;]|,(?=\d))+/g), ({ 0: text, index: start }) => ({
    text,
    start,
  }));
}
