import type { Figure } from './read-figures';
import type { TypedFact, TypedFacts } from './typed-facts';

/** A number that a sentence says, and the typed ones of which it should be one. */
export interface Difference {
  readonly figure: Figure;
  readonly due: readonly TypedFact[];
  /** What the number is, such as "price of Growth". */
  readonly what: string;
}

/** Holds a sentence against what is typed. `isSale` in texts that speak of nothing but what is sold here. */
export type Rule = (sentence: string, typed: TypedFacts, isSale: boolean) => Difference[];
