import type { Position } from '@amberline/strata/finding';
import { lineStart } from '../content/source-text';

/** A part of a text that is replaced, by offsets. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** An edit with its place and what it says, for a person to read first. */
export interface PlacedEdit extends Edit, Position {
  readonly file: string;
  readonly before: string;
}

/** Applies edits that do not overlap; all else stays as it was written. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((now, edit) => now.slice(0, edit.start) + edit.text + now.slice(edit.end), text);
}

/** The offset of a place in a text. */
export function offsetAt(text: string, { line, column }: Position): number {
  return lineStart(text, line) + column - 1;
}

/** What may stand before an address in a component, and what may follow one. */
const opening = /["'\s]$/;
const closing = /^(?:$|[\s)"'>#?,\]}])/;

/**
 * Finds a value that stands at a place, in quotes or not, or in the link, picture or component that begins there; -1
 * where it is written in another way. The words of a link may hold it, too: its address comes after `](` or `]:`.
 */
export function findValue(text: string, offset: number, value: string): number {
  const start = /["']/.test(text.charAt(offset)) ? offset + 1 : offset;
  if (text.startsWith(value, start)) return start;
  const isLink = text[offset] === '[' || text.startsWith('![', offset);
  for (let at = text.indexOf(value, offset); at !== -1; at = text.indexOf(value, at + 1)) {
    const before = text.slice(Math.max(0, at - 200), at);
    const isPlace = isLink ? /\](?:\(|:)\s*<?$/.test(before) : opening.test(before);
    if (isPlace && closing.test(text.slice(at + value.length, at + value.length + 1))) return at;
  }
  return -1;
}
