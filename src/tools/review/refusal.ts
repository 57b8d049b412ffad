/** What a person can mend, in a sentence: shown without a stack trace. `isWrongUse` where the command was called wrongly. */
export class Refusal extends Error {
  readonly isWrongUse: boolean;

  constructor(sentence: string, { isWrongUse = false } = {}) {
    super(sentence);
    this.isWrongUse = isWrongUse;
  }
}

/** Refuses a command that was called wrongly. */
export const wrongUse = (sentence: string): Refusal => new Refusal(sentence, { isWrongUse: true });
