/** A heading of a body: what a table of contents shows and links to. */
export interface Heading {
  /** 2 for ##, 3 for ###, and so on. */
  readonly depth: number;
  readonly text: string;
  /** The id rehype-slug gives the heading. */
  readonly id: string;
}
