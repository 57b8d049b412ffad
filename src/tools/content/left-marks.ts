import { positionAt } from '@amberline/strata/finding';
import type { FileFinding } from './findings';
import { placeOf, type SyntaxNode, sourceOf } from './syntax-tree';

type Words = Pick<FileFinding, 'code' | 'expected' | 'fix'>;

/** Marks of Markdown that stayed text, because what belongs to them is missing. A backslash before one means it as text. */
const marks: readonly (Words & { readonly left: RegExp })[] = [
  {
    code: 'undefined-footnote',
    left: /(?<!\\)\[\^[^\]\s]+\]/,
    expected: 'the text of the footnote at the end of the document',
    fix: 'Add a line for it: [^1]: The text of the footnote.',
  },
  {
    code: 'undefined-reference',
    left: /(?<!\\)\[[^\]\n[]+\]\[[^\]\n]*\]/,
    expected: 'the address of the link, in parentheses or on a line of its own',
    fix: 'Write [words](/address), or add a line [name]: /address.',
  },
  {
    code: 'unclosed-bold',
    left: /(?<!\\)\*\*/,
    expected: 'two asterisks before and after the bold words, none of them beside a space',
    fix: 'Write **bold words**, or \\*\\* for the asterisks themselves.',
  },
];

/** Warns of marks of Markdown that are shown as they are written. */
export function findLeftMarks(node: SyntaxNode, text: string): FileFinding[] {
  const value = String(node.value);
  if (!value.includes('[') && !value.includes('**')) return [];
  const source = sourceOf(node, text);
  return marks.flatMap(({ left, ...words }): FileFinding[] => {
    const match = left.exec(source);
    if (!match) return [];
    const start = placeOf(node);
    const { line, column } = positionAt(source, match.index);
    const place =
      line === 1
        ? { line: start.line, column: start.column + column - 1 }
        : { line: start.line + line - 1, column };
    return [{ level: 'warning', ...words, ...place, found: match[0] }];
  });
}
