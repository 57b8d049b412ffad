/** A heading of a body: what the table of contents shows and links to. */
export interface Heading {
  readonly depth: number;
  readonly text: string;
  /** The id rehype-slug gives the heading. */
  readonly id: string;
}
