import type { Program } from 'estree';
import { jsx, toJs } from 'estree-util-to-js';
import { parsedScript, type Scripted } from './estree-guard';

/**
 * The text of a node's JavaScript: what the parser read, or what a plugin's syntax tree says. As with @mdx-js/mdx, text
 * that a plugin wrote without a syntax tree counts for nothing.
 */
export function writeScript(node: Scripted): string {
  const estree = readEstree(node);
  if (estree === undefined) return parsedScript(node) ?? '';
  if (node.type === 'mdxjsEsm') return print(estree);
  const [statement] = estree.body;
  if (statement?.type !== 'ExpressionStatement') return '';
  if (node.type !== 'mdxJsxExpressionAttribute') return print(estree).trim().replace(/;$/, '');
  const { expression } = statement;
  const spread = expression.type === 'ObjectExpression' ? expression.properties[0] : undefined;
  if (spread?.type !== 'SpreadElement') return '...{}';
  const argument = print({ ...estree, body: [{ ...statement, expression: spread.argument }] });
  return `...${argument.trim().replace(/;$/, '')}`;
}

/** The syntax tree a plugin gave a node, of which the parser's nodes have none. */
export function readEstree(node: Scripted): Program | undefined {
  const { estree } = parsedScript(node) === undefined ? Object(node.data) : {};
  return estree;
}

function print(estree: Program): string {
  return toJs(estree, { handlers: jsx }).value;
}
