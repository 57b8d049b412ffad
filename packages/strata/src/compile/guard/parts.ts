import type { Position } from 'unist';
import type { Span } from './spans';

/** What a parser found in a text that decides whether satteri may compile it. */
export interface Parts {
  /** Each block of imports and exports. */
  readonly modules: string[];
  /** Each expression, those in attributes included. */
  readonly expressions: string[];
  /** The lines of each tag and each expression. */
  readonly spans: Span[];
  /** The code, blocks and inline, by offsets in the text. */
  readonly codes: Range[];
}

export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface Positioned {
  readonly type: string;
  readonly position?: Position | undefined;
}

/** How the source of a tag ends that is closed. */
const closingTag = /(?:\/|<\/[^<>]*)>$/;

/** Nothing found yet: a walk over a tree adds to it. */
export function emptyParts(): Parts {
  return { modules: [], expressions: [], spans: [], codes: [] };
}

/** The part of the text a node covers. */
export function rangeOf({ position }: Positioned): Range[] {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return [];
  return [{ start: start.offset, end: end.offset }];
}

/** The lines a node of MDX covers. */
export function spanOf({ type, position }: Positioned, text: string): Span[] {
  if (!position) return [];
  const { start, end } = position;
  const inline = type === 'mdxJsxTextElement' || type === 'mdxTextExpression';
  const whole = !type.startsWith('mdxJsx') || closingTag.test(text.slice(start.offset, end.offset));
  return [{ first: start.line, last: end.line, column: start.column, inline, whole }];
}
