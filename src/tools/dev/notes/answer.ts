import type { Finding, Position } from '@amberline/strata/finding';

/** One text of a page, in the page's order. */
export interface PageText {
  /** All words of the element; its longest piece without marks inside, which a body's source has letter for letter. */
  readonly text: string;
  readonly part: string;
  /** The number of the body it stands in, from 0, where it stands in one. */
  readonly body?: number | undefined;
}

/** What the overlay asks: what a page shows. */
export interface PageQuestion {
  readonly path: string;
  readonly texts: readonly PageText[];
}

/** Where something is written. */
export interface Place extends Position {
  readonly file: string;
  readonly field?: string;
}

/** A document that another one names. */
export interface Neighbour extends Place {
  /** The address of its page, without language. */
  readonly address?: string;
}

/** A finding with the texts on the page that it is about, by their numbers: none where the page does not show them. */
export interface PlacedFinding extends Finding {
  readonly at: readonly number[];
}

/** What a writer wants to know of one file. */
export interface FileNote {
  readonly file: string;
  /** The page asked about is the document's own. */
  readonly isOwn: boolean;
  /** The language's own name. */
  readonly language: string;
  /** In words: whether visitors see the document, and since or until when. */
  readonly state: string;
  readonly isPublic: boolean;
  /** There is an error in it: the page shows its last good version. */
  readonly isBroken: boolean;
  readonly refersTo: readonly Neighbour[];
  readonly referredBy: readonly Neighbour[];
  readonly findings: readonly PlacedFinding[];
}

/** What the overlay shows: for each text its place, if it is known, and a note for each file. */
export interface PageNotes {
  readonly places: readonly (Place | null)[];
  readonly files: readonly FileNote[];
}
