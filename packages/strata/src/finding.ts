/** One thing to report about a file of the project: where it is, what was found, what was expected, how to fix it. */
export interface Finding {
  /** The file as reports show it, relative to the project. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units as editors count. */
  readonly column: number;
  /** A short stable name in kebab-case, for filters and tests. */
  readonly code: string;
  /** The field of the document it concerns, as a path (`author.name`). */
  readonly field?: string;
  readonly found?: string;
  readonly expected: string;
  readonly fix: string;
  /** Without it the finding stops a build. */
  readonly level?: 'warning';
}

/** A finding before the name of its file is known. */
export type FileFinding = Omit<Finding, 'file'>;
