import { mdxToMdast } from 'satteri';
import { type SyntaxNode, sourceOf } from '../syntax-tree';

/** Words after which a full stop ends no sentence; those that often do are left out. */
const abbreviations =
  /(?:^|[\s("“„])(?:e\.g|i\.e|cf|vs|approx|no|fig|mr|mrs|ms|dr|st|jr|prof|mgr|inż|hab|np|tj|tzn|tzw|m\.in|ul|al|nr|str|ok|pt|św|dyr|\p{L}|\d+)\.$/iu;
const sentenceEnd = /[.!?…]["”’»)\]*_]*$/u;
const lineEnd = /[.!?…:;]["”’»)\]*_]*$/u;
const sentenceStart = /^["“„«(*_]*[\p{Lu}\d]/u;

/** What a line break may stand beside; in all else (code, links, tags) white space is left alone. */
const plain = new Set(['text', 'emphasis', 'strong', 'delete']);

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** Returns an MDX file with each sentence of its paragraphs on a line of its own; lists and quotations are left alone. */
export function splitSentences(text: string): string {
  const edits: Edit[] = [];
  visit(mdxToMdast(text) as SyntaxNode);
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((done, { start, end, by }) => done.slice(0, start) + by + done.slice(end), text);

  function visit(node: SyntaxNode): void {
    if (['blockquote', 'list', 'table'].includes(node.type)) return;
    if (node.type === 'paragraph') edits.push(...editsOf(node, text));
    else node.children?.forEach(visit);
  }
}

function editsOf(paragraph: SyntaxNode, text: string): Edit[] {
  const from = paragraph.position?.start;
  if (from?.offset === undefined || hasBreak(paragraph)) return [];
  const indent = ' '.repeat(from.column - 1);
  return placesIn(paragraph, text).flatMap(({ start, end, isFirst }): Edit[] => {
    const before = text.slice(from.offset, start);
    const after = text.slice(end);
    const isLine = text.slice(start, end).includes('\n');
    if (isLine) return lineEnd.test(before) ? [] : [{ start, end, by: ' ' }];
    const isEnd = sentenceEnd.test(before) && !abbreviations.test(before);
    return isEnd && !isFirst && sentenceStart.test(after)
      ? [{ start, end, by: `\n${indent}` }]
      : [];
  });
}

function hasBreak(node: SyntaxNode): boolean {
  return node.type === 'break' || (node.children ?? []).some(hasBreak);
}

/** A white space between words; `isFirst` after bold words or a link, which may be the head of what follows. */
interface Space {
  readonly start: number;
  readonly end: number;
  readonly isFirst: boolean;
}

/** Every white space between the words of a paragraph, line breaks with what stands beside them. */
function placesIn(node: SyntaxNode, text: string): Space[] {
  if (node.type === 'text') {
    const start = node.position?.start.offset ?? 0;
    return Array.from(
      sourceOf(node, text).matchAll(/[ \t]*\n[ \t]*| +/g),
      ({ index, 0: space }) => ({
        start: start + index,
        end: start + index + space.length,
        isFirst: index === 0,
      }),
    );
  }
  const children = node.children ?? [];
  const inner = node.type === 'paragraph' || plain.has(node.type) ? children : [];
  return inner.filter(({ type }) => plain.has(type)).flatMap((child) => placesIn(child, text));
}
