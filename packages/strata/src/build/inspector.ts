import type { TreeNode } from '../compile/satteri';
import type { SourceDocument } from '../read/document';

/** A file as it was read for the build; an inspector need not read or parse it again. */
export interface Reading {
  /** Its path relative to the content folder. */
  readonly id: string;
  readonly bytes: Uint8Array;
  /** Undefined where the file cannot be taken apart. */
  readonly source: SourceDocument | undefined;
  /** Parses the whole file to mdast, once; the tree must not be changed. Throws on MDX that satteri refuses. */
  tree(): TreeNode;
}

/** What a program wants to know of every document besides its values; it is kept with the document. */
export interface Inspector {
  /** Names all that the facts depend on besides the file. */
  readonly identity: string;
  /** `isBroken` leaves the document out: the program itself reports why. Facts have to survive Node's `serialize`. */
  inspect(reading: Reading): Promise<{ readonly facts: unknown; readonly isBroken: boolean }>;
}
