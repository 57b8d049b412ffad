/** What a person can mend, as a sentence: shown without a stack trace. `isWrongUse` where the command was used wrongly. */
export class Refusal extends Error {
  readonly isWrongUse: boolean;

  constructor(sentence: string, { isWrongUse = false } = {}) {
    super(sentence);
    this.name = 'Refusal';
    this.isWrongUse = isWrongUse;
  }
}

/** Refuses a command that was used wrongly. */
export const wrongUse = (sentence: string): Refusal => new Refusal(sentence, { isWrongUse: true });
