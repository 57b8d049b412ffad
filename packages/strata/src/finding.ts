/** A place in a file; lines and columns start at 1, columns count UTF-16 units as editors do. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** What the engine reports about a place in a file, with all a writer needs to mend it. */
export interface Finding extends Position {
  /** A warning is advice and stops nothing; all else fails the build. */
  readonly level?: 'warning';
  /** A warning that costs something: the document is not in the output. */
  readonly leavesOut?: true;
  readonly code: string;
  /** From the project's folder, such as content/blog/x.mdx. */
  readonly file: string;
  /** Where in the fields: `tags[1]`, `image.src`. */
  readonly field?: string;
  /** What stands there now. */
  readonly found?: string;
  readonly expected: string;
  /** The nearest valid value. */
  readonly nearest?: string;
  /** What to do. */
  readonly fix: string;
}

/** A finding of a part that sees one file only; the caller adds the file. */
export type FileFinding = Omit<Finding, 'file'>;

/** The place of a value in a document: names of fields and places in lists. */
export type FieldPath = readonly (string | number)[];

/** Names a place in the fields as a writer would: `image.src`, `tags[1]`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) =>
      typeof key === 'number' ? `[${key}]` : index === 0 ? String(key) : `.${String(key)}`,
    )
    .join('');
}

/** Shows a value as it would be written, cut to one line. */
export function show(value: unknown): string {
  const written = JSON.stringify(value) ?? String(value);
  return written.length > 80 ? `${written.slice(0, 79)}…` : written;
}

/** The place of an offset (in UTF-16 units) in a text. */
export function positionAt(text: string, offset: number): Position {
  const end = Math.min(Math.max(offset, 0), text.length);
  let line = 1;
  let lineStart = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) {
    line += 1;
    lineStart = at + 1;
  }
  return { line, column: end - lineStart + 1 };
}
