import { mdxToMdast } from 'satteri';
import type { SyntaxNode } from '../../content/syntax-tree';
import { wordsOf } from './words';

const codeOrComment = /(`+|~{3,})[\s\S]*?\1|\{\/\*[\s\S]*?\*\/\}/g;
/** A comment that says nothing. A place remains, as one on a line of its own parts a paragraph. */
export const emptyComment = '{/**/}';

/** Returns a body with its comments emptied, which no page shows; what looks like one in code is shown. */
export function emptyComments(body: string): string {
  return body.replaceAll(codeOrComment, (found, mark) =>
    mark === undefined ? emptyComment : found,
  );
}

/** Returns a body without what stands there as code, in a line or a block. */
export const withoutCode = (body: string): string => body.replaceAll(/(`+|~{3,})[\s\S]*?\1/g, '');

/**
 * Says whether visitors see the same of two texts: they differ in comments, in spaces that a browser shows as one, or in
 * how sentences are put on lines. Paragraphs, forced line breaks and whatever is in code are seen.
 */
export function areSeenAlike(before: string, after: string): boolean {
  if (before === after) return true;
  // Parsing is dear, and other words are never the same.
  const [old, now] = [before, after].map((text) =>
    wordsOf(emptyComments(text).replaceAll(emptyComment, ' ')).join(' '),
  );
  return old === now && seenForm(before) === seenForm(after);
}

function seenForm(text: string): string {
  try {
    return JSON.stringify(formOf(mdxToMdast(text)));
  } catch {
    return text;
  }
}

type Form = { type: string; children?: Form[]; [more: string]: unknown };

function formOf({ position: _, children, ...node }: SyntaxNode): Form {
  return { ...node, ...(children && { children: joinTexts(children.map(formOf)) }) };
}

/** Drops comments, makes neighbouring texts one, every white space in them one space, and those at the ends none. */
function joinTexts(nodes: readonly Form[]): Form[] {
  const joined: Form[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (isComment(node)) continue;
    if (node.type === 'text' && last?.type === 'text') last.value = `${last.value}${node.value}`;
    else joined.push({ ...node });
  }
  for (const [place, node] of joined.entries()) {
    if (node.type !== 'text') continue;
    const value = String(node.value).replaceAll(/\s+/g, ' ');
    const start = place === 0 ? value.trimStart() : value;
    node.value = place === joined.length - 1 ? start.trimEnd() : start;
  }
  return joined;
}

/** Says whether an expression of MDX is nothing but a comment. */
export function isComment({ type, value }: Pick<SyntaxNode, 'type' | 'value'>): boolean {
  const text = String(value).trim();
  return /^mdx(?:Flow|Text)Expression$/.test(type) && /^\/\*(?:(?!\*\/)[\s\S])*\*\/$/.test(text);
}
