import type { BodyInput } from './types';

/** A place in a file, both from 1; columns in UTF-16 units as editors count. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The place of an offset in a text. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: before.length - lineStart + 1 };
}

/** The place of a body's first words. */
export function startOfBody({ text, bodyOffset }: BodyInput): Place {
  const words = text.slice(bodyOffset).search(/\S/);
  return placeAt(text, bodyOffset + Math.max(0, words));
}

/** The place a VFile message names (`{ line, column }` or `{ start: { line, column } }`), if it names one. */
export function readPlace(given: unknown): Place | undefined {
  const { start = given } = Object(given);
  const { line, column } = Object(start);
  return typeof line === 'number' && typeof column === 'number' ? { line, column } : undefined;
}
