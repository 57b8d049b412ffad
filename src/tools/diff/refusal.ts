/** A reason why nothing can be compared, as a sentence for a person; `isUsage` where the command was used wrongly. */
export class Refusal extends Error {
  readonly isUsage: boolean;

  constructor(sentence: string, { isUsage = false } = {}) {
    super(sentence);
    this.name = 'Refusal';
    this.isUsage = isUsage;
  }
}
