import type { Position } from '@amberline/strata/finding';
import { type Outline, outlineOf } from '../../mdx/outline';
import { adviseOnBody } from './body-advice';
import { findComponentsInLine, readComponent } from './component-findings';
import { linesThatTell } from './figures/sentences';
import type { FileFinding } from './findings';
import { parseMdx, placeOf, type SyntaxNode, walk } from './syntax-tree';

/** Something a document points to: a link, or a file under public/. */
export interface Pointer extends Position {
  readonly target: string;
  readonly field?: string;
  /** The least width of a picture in pixels, where its field says one. */
  readonly minWidth?: number;
  /** The shape of the place a picture has on its page, where its field says one. */
  readonly shape?: 'wide' | 'upright';
}

/** A text of a document with its place: the value of a field, or a line of the body. */
export interface TextAt extends Position {
  readonly text: string;
  readonly field?: string;
}

/** What a body says: its own mistakes, and what has to be held against other files. */
export interface BodyFacts {
  readonly findings: FileFinding[];
  /** Undefined where there is no body, or it cannot be parsed. */
  readonly outline?: Outline;
  /** Every line of the body, code left out. */
  readonly lines: TextAt[];
  readonly links: Pointer[];
  readonly images: Pointer[];
  /** The lines that may repeat a number which has a field of its own. */
  readonly figures: TextAt[];
}

/** Reads the body of a whole MDX file; `parse` gives its tree where the file is parsed already. */
export async function readBody(text: string, parse?: () => SyntaxNode): Promise<BodyFacts> {
  const { tree, finding } = await parseMdx(text, parse);
  const facts: BodyFacts = emptyBody();
  if (!tree) {
    facts.findings.push(finding);
    return facts;
  }
  const shownAsImage = new Set<unknown>();
  walk(tree, (node) => {
    if (node.type === 'imageReference') shownAsImage.add(node.identifier);
  });
  walk(tree, (node) => visit(node, { text, facts, shownAsImage }));
  facts.findings.push(...adviseOnBody(tree, text));
  return { ...facts, outline: outlineOf(tree) };
}

/** What a document without a body says in it. */
export function emptyBody(): BodyFacts {
  return { findings: [], lines: [], links: [], images: [], figures: [] };
}

interface Reading {
  readonly text: string;
  readonly facts: BodyFacts;
  readonly shownAsImage: ReadonlySet<unknown>;
}

function visit(node: SyntaxNode, { text, facts, shownAsImage }: Reading): void {
  switch (node.type) {
    case 'text':
      facts.lines.push(...linesOf(node));
      break;
    case 'link':
      facts.findings.push(...findComponentsInLine(node));
      facts.links.push(pointer(node));
      break;
    case 'image':
      facts.images.push(pointer(node));
      if (!hasAlt(node)) facts.findings.push(missingAlt(node));
      break;
    case 'imageReference':
      if (!hasAlt(node)) facts.findings.push(missingAlt(node));
      break;
    case 'definition':
      facts[shownAsImage.has(node.identifier) ? 'images' : 'links'].push(pointer(node));
      break;
    case 'tableRow':
      facts.figures.push(...linesThatTell(node, text));
      break;
    case 'paragraph':
      facts.figures.push(...linesThatTell(node, text));
      facts.findings.push(...findComponentsInLine(node));
      break;
    case 'tableCell':
    case 'emphasis':
    case 'strong':
    case 'delete':
      facts.findings.push(...findComponentsInLine(node));
      break;
    case 'heading':
      facts.figures.push(...linesThatTell(node, text));
      facts.findings.push(...findComponentsInLine(node));
      if (node.depth === 1) facts.findings.push(firstLevel(node));
      break;
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (!comment.test(String(node.value))) facts.findings.push(code(node));
      break;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const { findings, images } = readComponent(node, text);
      facts.findings.push(...findings);
      facts.images.push(...images.map(({ path }) => ({ target: path, ...placeOf(node) })));
      break;
    }
  }
}

/** A text of several lines, each with its own place. */
function linesOf(node: SyntaxNode): TextAt[] {
  const { line, column } = placeOf(node);
  return String(node.value)
    .split('\n')
    .map((text, index) => ({ text, line: line + index, column: index === 0 ? column : 1 }));
}

function pointer(node: SyntaxNode): Pointer {
  return { target: String(node.url), ...placeOf(node) };
}

function hasAlt(node: SyntaxNode): boolean {
  return typeof node.alt === 'string' && node.alt.trim() !== '';
}

function missingAlt(node: SyntaxNode): FileFinding {
  return {
    code: 'missing-alt',
    ...placeOf(node),
    found: `![](${node.url ?? node.identifier})`,
    expected: 'words for people who do not see the picture',
    fix: 'Say what is seen between the brackets: ![…](…).',
  };
}

function firstLevel(node: SyntaxNode): FileFinding {
  return {
    code: 'h1-in-body',
    ...placeOf(node),
    found: '# …',
    expected: 'headings from ## on: the title of the page is its only #',
    nearest: '##',
    fix: 'Write ##.',
  };
}

/** The one thing in braces that runs nothing and shows nothing. */
const comment = /^\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*$/;

function code(node: SyntaxNode): FileFinding {
  const isEsm = node.type === 'mdxjsEsm';
  return {
    code: 'code-in-body',
    ...placeOf(node),
    found: String(node.value).split('\n', 1)[0] ?? '',
    expected: 'words, Markdown and components, no code to run',
    fix: isEsm
      ? 'Remove the line; the components for writers need no import. A word at the start of a line can be moved.'
      : 'Write \\{ for the character itself, or put the text in `code`.',
  };
}
