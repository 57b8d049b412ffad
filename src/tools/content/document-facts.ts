import type { Position } from '@amberline/strata/finding';
import { type BodyFacts, emptyBody, type Pointer, type TextAt } from './body';
import type { FileFinding } from './findings';

/** A slug that has to exist in a collection. */
export interface Reference extends Pointer {
  readonly collection: string;
}

/** All that one file says, before it is held against the others. Node's `serialize` keeps it between builds. */
export interface DocumentFacts extends Omit<BodyFacts, 'lines'> {
  readonly references: Reference[];
  /** Files under public/ that are no pictures. */
  readonly files: Pointer[];
  /** There is a body, or there has to be one. */
  readonly hasBody?: boolean;
  /** The fields as they are written; absent where they could not be read. */
  readonly data?: unknown;
  /** The values of the fields as text. */
  readonly texts: TextAt[];
  /** The lines of the body of a translation, which is held against its original line by line. */
  readonly lines?: TextAt[];
  /** The places of all fields of a translation, by name. */
  readonly places?: Readonly<Record<string, Position>>;
  /** What a translation says of the words it was made from (`translation-stamp.ts`). */
  readonly stamp?: TextAt;
  /** The time (milliseconds) the document is public from; absent where its fields are wrong. */
  readonly publicFrom?: number;
  /** The time (milliseconds) it expires; absent where it does not. */
  readonly publicUntil?: number;
}

/** The facts of a file of which nothing but findings is known. */
export function factsOf(findings: FileFinding[]): DocumentFacts {
  return { ...emptyFacts(), findings };
}

function emptyFacts() {
  const { lines: _, ...body } = emptyBody();
  return { ...body, references: [], files: [], texts: [] };
}
