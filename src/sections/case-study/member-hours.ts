/** A member's part of the work, ready to be drawn. */
export type Share = {
  name: string;
  /** In percent; all shares of a pie add up to 100. */
  hours: number;
  /** The same, written in the reader's language. */
  percentage: string;
  /** A CSS colour. */
  color: string;
};
