import GithubSlugger from 'github-slugger';
import type { Heading } from '../schema/shared/collection';

export type { Heading } from '../schema/shared/collection';

export interface Outline {
  readonly headings: Heading[];
  /** The number of words in text and inline code, without code blocks. */
  readonly words: number;
  /** The text as one line, without code blocks. */
  readonly text: string;
}

/** The part of a syntax tree this module reads; satteri's and remark's trees both fit. */
export interface TreeNode {
  readonly type: string;
  readonly value?: unknown;
  readonly depth?: unknown;
  readonly children?: readonly TreeNode[];
}

const word = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu;

/** Elements inside a line: no space separates them from their neighbours. */
const flowing = new Set(['emphasis', 'strong', 'delete', 'link', 'mdxJsxTextElement']);

function plainTextOf(node: TreeNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return String(node.value);
  const inside = (node.children ?? []).map(plainTextOf).join('');
  return flowing.has(node.type) ? inside : `${inside} `;
}

/** Reads the headings, the length and the text of a parsed document; its frontmatter has none of them. */
export function outlineOf(tree: TreeNode): Outline {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  let words = 0;
  const visit = (node: TreeNode) => {
    if (node.type === 'heading' && typeof node.depth === 'number') {
      const text = textOf(node);
      headings.push({ depth: node.depth, text: text.trim(), id: slugger.slug(text) });
    }
    if (node.type === 'text' || node.type === 'inlineCode') {
      words += String(node.value).match(word)?.length ?? 0;
    }
    node.children?.forEach(visit);
  };
  visit(tree);
  return { headings, words, text: plainTextOf(tree).replaceAll(/\s+/g, ' ').trim() };
}

/** Returns the words of a heading as rehype-slug reads them from HTML: code counts, pictures do not. */
function textOf(node: TreeNode): string {
  if (node.children) return node.children.map(textOf).join('');
  if (node.type === 'break') return '\n';
  return node.type === 'text' || node.type === 'inlineCode' ? String(node.value) : '';
}
