import type { TableRules } from '../../mdx/writer-component';
import { numbersSaid } from '../../rules/numbers-said';
import type { FileFinding } from './findings';
import { placeOf, type SyntaxNode, sourceOf } from './syntax-tree';

interface Drawing {
  readonly name: string;
  readonly rules: TableRules;
  readonly node: SyntaxNode;
  readonly text: string;
}

/** Finds why a drawing cannot be made of what is between its tags. */
export function findDrawingFaults({ name, rules, node, text }: Drawing): FileFinding[] {
  const [table, ...others] = node.children ?? [];
  if (table?.type !== 'table' || others.length > 0) {
    const stray = table?.type === 'table' ? others[0] : table;
    return [noTable(name, stray ?? node, stray && sourceOf(stray, text))];
  }
  const [head, ...rows] = table.children ?? [];
  const columns = head?.children?.length ?? 0;
  return [
    ...outside(columns, rules.columns, 'column', { name, node: head ?? table }),
    ...outside(rows.length, rules.rows, 'row', { name, node: table }),
    ...(rules.hasNumbers ? rows.flatMap((row) => withoutNumbers(row, name, text)) : []),
  ];
}

function noTable(name: string, node: SyntaxNode, found: string | undefined): FileFinding {
  return {
    code: 'bad-drawing',
    ...placeOf(node),
    found: found?.split('\n', 1)[0] || `<${name}> without a table`,
    expected: `one table between <${name}> and </${name}>, and nothing else`,
    fix: 'Put the numbers or words into a table, with an empty line before and after it, and text outside the tags.',
  };
}

type Place = { name: string; node: SyntaxNode };

function outside(
  count: number,
  [least, most]: readonly [number, number],
  what: 'column' | 'row',
  { name, node }: Place,
): FileFinding[] {
  if (count >= least && count <= most) return [];
  const head = what === 'row' ? ' below the head' : '';
  return [
    {
      code: 'bad-drawing',
      ...placeOf(node),
      found: `${count} ${what}${count === 1 ? '' : 's'}${head}`,
      expected: least === most ? `${least} in <${name}>` : `${least} to ${most} in <${name}>`,
      fix:
        count < least
          ? `Add a ${what}, or say it in words: there is nothing to draw.`
          : `Leave ${what}s out, or make two drawings: no one could read it.`,
    },
  ];
}

function withoutNumbers({ children: cells = [] }: SyntaxNode, name: string, text: string) {
  return cells
    .slice(1)
    .filter((cell) => numbersSaid(sourceOf(cell, text)).length === 0)
    .map(
      (cell): FileFinding => ({
        code: 'bad-drawing',
        ...placeOf(cell),
        found: sourceOf(cell, text).replaceAll('|', '').trim() || 'an empty cell',
        expected: `a number in figures, such as 412 KB: <${name}> draws every column but the first`,
        fix: 'Write the number, or leave the column out of the drawing.',
      }),
    );
}
