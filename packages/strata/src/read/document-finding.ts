import type { FileFinding } from '../finding';

/** A finding in a document, with what the flags of a config need to judge it. */
export interface DocumentFinding extends FileFinding {
  /** Which flag decides about it; nothing forgives what is broken. */
  readonly about: 'unknown' | 'incompatible' | 'extra' | 'broken';
  /** Contentlayer publishes the document in spite of it. */
  readonly isKept?: true;
}
