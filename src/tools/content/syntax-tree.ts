import type { Position } from '@amberline/strata/finding';
import { mdxToMdast } from 'satteri';
import type { FileFinding } from './findings';
import { explainBreak } from './mdx-break';

/** How far into the text a place is, in UTF-16 units. */
interface Offset {
  readonly offset?: number | undefined;
}

/** The part of a syntax tree the checks read; satteri's and remark's trees both fit. */
export interface SyntaxNode {
  readonly type: string;
  readonly children?: readonly SyntaxNode[];
  readonly position?:
    | { readonly start: Position & Offset; readonly end: Position & Offset }
    | undefined;
  readonly value?: unknown;
  readonly depth?: unknown;
  readonly lang?: unknown;
  readonly url?: unknown;
  readonly alt?: unknown;
  readonly identifier?: unknown;
  readonly name?: unknown;
  readonly attributes?: unknown;
}

export type SyntaxTree =
  | { tree: SyntaxNode; finding?: never }
  | { tree?: never; finding: FileFinding };

/**
 * Parses a whole MDX file (frontmatter included, so that lines stay true) with satteri, thirty times as
 * fast as remark. What satteri refuses gets a second reading by remark, which the build itself uses:
 * remark's word counts, and its message is the better one. `parse` gives a tree that is there already.
 */
export async function parseMdx(
  text: string,
  parse: () => SyntaxNode = () => mdxToMdast(text),
): Promise<SyntaxTree> {
  try {
    return { tree: parse() };
  } catch {
    return parseWithRemark(text);
  }
}

/** Returns what stands in the text between the start and the end of a node. */
export function sourceOf({ position }: SyntaxNode, text: string): string {
  return text.slice(position?.start.offset, position?.end.offset);
}

/** Calls back with a node and everything below it. */
export function walk(node: SyntaxNode, see: (node: SyntaxNode) => void): void {
  see(node);
  for (const child of node.children ?? []) walk(child, see);
}

/** Both parsers count lines and UTF-16 columns from 1, as editors do. */
export function placeOf(node: SyntaxNode): Position {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  return { line, column };
}

async function parseWithRemark(text: string): Promise<SyntaxTree> {
  const { readWithRemark } = await import('./remark');
  try {
    return { tree: readWithRemark(text) };
  } catch (error) {
    return { finding: invalid(error, text) };
  }
}

function invalid(error: unknown, text: string): FileFinding {
  const { message, line, column } = messageOf(error);
  // A tag that is never closed is noticed at the end of the file, but named with its own place.
  const [, namedLine, namedColumn] = /\((\d+):(\d+)/.exec(message) ?? [];
  const place = {
    line: line ?? Number(namedLine ?? 1),
    column: column ?? Number(namedColumn ?? 1),
  };
  return { code: 'invalid-mdx', ...place, ...explainBreak(message, text, place) };
}

/** What remark throws is a VFileMessage: its reason, and its place if it knows one. */
function messageOf(error: unknown): { message: string; line?: number; column?: number } {
  if (!(error instanceof Error)) return { message: String(error) };
  const { reason, line, column }: Error & { reason?: unknown; line?: unknown; column?: unknown } =
    error;
  const message = typeof reason === 'string' ? reason : error.message;
  return typeof line === 'number' && typeof column === 'number'
    ? { message, line, column }
    : { message };
}
