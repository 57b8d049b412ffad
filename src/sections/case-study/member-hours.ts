/** A member's hours in a project, ready to be drawn. */
export type MemberHours = {
  name: string;
  /** In percent; the hours of all members add up to 100. */
  hours: number;
  /** The hours, written in the reader's language. */
  percentage: string;
  /** A CSS colour. */
  color: string;
};
