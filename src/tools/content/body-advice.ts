import { grammars, plainLanguages } from '../../mdx/code-languages';
import type { FileFinding } from './findings';
import { findLeftMarks } from './left-marks';
import { adviseOnLink } from './link-advice';
import { findLongWord } from './long-words';
import { nearest } from './nearest';
import { placeOf, type SyntaxNode, sourceOf, walk } from './syntax-tree';

/** Warns of what is valid in a body and hardly ever meant. */
export function adviseOnBody(tree: SyntaxNode, text: string): FileFinding[] {
  const found: FileFinding[] = [];
  let depth = 1;
  walk(tree, (node) => {
    switch (node.type) {
      case 'heading':
        found.push(...findJump(node, depth));
        depth = Number(node.depth);
        break;
      case 'code':
        found.push(...findOpenFence(node, text), ...findUnknownLanguage(node));
        break;
      case 'table':
        found.push(...findRaggedRows(node));
        break;
      case 'paragraph':
        found.push(...findBareTable(node, text));
        break;
      case 'link':
        found.push(...adviseOnLink(node));
        break;
      case 'text':
        found.push(
          ...findLeftMarks(node, text),
          ...findLongWord(String(node.value), placeOf(node)),
        );
        break;
    }
  });
  return found;
}

function findJump(node: SyntaxNode, before: number): FileFinding[] {
  const depth = Number(node.depth);
  if (depth <= before + 1) return [];
  const due = '#'.repeat(before + 1);
  return [
    {
      level: 'warning',
      code: 'heading-jump',
      ...placeOf(node),
      found: `${'#'.repeat(depth)} after ${before === 1 ? 'the title of the page' : '#'.repeat(before)}`,
      expected: `${due} at most: each level is a part of the one above it`,
      nearest: due,
      fix: `Write ${due}, or add the heading this one belongs to.`,
    },
  ];
}

/** A block that is never closed ends with the document, and all between is shown as code. */
function findOpenFence(node: SyntaxNode, text: string): FileFinding[] {
  const lines = sourceOf(node, text).trimEnd().split('\n');
  if (lines.length > 1 && /(?:`{3,}|~{3,})$/.test(lines.at(-1) ?? '')) return [];
  const fence = /`{3,}|~{3,}/.exec(lines[0] ?? '')?.[0] ?? '```';
  return [
    {
      level: 'warning',
      code: 'unclosed-fence',
      ...placeOf(node),
      found: `${lines[0]}, and no ${fence} after it`,
      expected: `a line of ${fence} where the code ends`,
      fix: `Add ${fence} on a line of its own below the code: all text up to the end is shown as code.`,
    },
  ];
}

const known = [...Object.keys(grammars), ...plainLanguages];

/** What a writer may call a language that has a shorter name here. */
const otherNames: Readonly<Record<string, string>> = {
  typescript: 'ts',
  javascript: 'js',
  shell: 'sh',
  console: 'sh',
  markdown: 'md',
  yml: 'yaml',
  txt: 'text',
  plaintext: 'text',
};

function findUnknownLanguage(node: SyntaxNode): FileFinding[] {
  const { lang } = node;
  if (typeof lang !== 'string' || known.includes(lang)) return [];
  const meant = nearest(lang, [...Object.keys(otherNames), ...known]) ?? '';
  const near = otherNames[meant] ?? (meant || undefined);
  return [
    {
      level: 'warning',
      code: 'unknown-code-language',
      ...placeOf(node),
      found: lang,
      expected: `one of: ${known.join(', ')}; the code is shown without colours`,
      ...(near !== undefined && { nearest: near }),
      fix: `Write \`\`\`${near ?? 'text'}.`,
    },
  ];
}

function findRaggedRows({ children: [head, ...rows] = [] }: SyntaxNode): FileFinding[] {
  const due = cellsOf(head);
  return rows
    .filter((row) => cellsOf(row) !== due)
    .map((row) => ({
      level: 'warning',
      code: 'ragged-table',
      ...placeOf(row),
      found: `${cellsOf(row)} ${cellsOf(row) === 1 ? 'cell' : 'cells'}`,
      expected: `${due}, as in the first row of the table`,
      fix:
        cellsOf(row) > due
          ? 'Remove what is too much, which is not shown, or write \\| for a bar inside a cell.'
          : 'Add a | for each cell that is missing; it may be empty.',
    }));
}

const cellsOf = (row: SyntaxNode | undefined) => row?.children?.length ?? 0;

/** Lines that all begin with a bar were meant as a table. */
function findBareTable(node: SyntaxNode, text: string): FileFinding[] {
  const lines = sourceOf(node, text).split('\n');
  const [first = ''] = lines;
  const isTable = lines.length > 1 && lines.every((line) => /^\s*\|.*\|\s*$/.test(line));
  if (!isTable) return [];
  const cells = first.trim().slice(1, -1).split('|').length;
  const separator = `|${' --- |'.repeat(cells)}`;
  return [
    {
      level: 'warning',
      code: 'table-without-separator',
      ...placeOf(node),
      found: first,
      expected: 'a line of hyphens below the first row, which makes a table of it',
      nearest: separator,
      fix: `Write ${separator} as the second line.`,
    },
  ];
}
