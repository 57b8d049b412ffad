import { Parser } from 'acorn';
import acornJsx from 'acorn-jsx';

const parser = Parser.extend(acornJsx());

/** Expressions every parser reads the same: numbers, plain strings, members of what a body is given. */
const plain =
  /^\s*(?:-?\d{1,9}(?:\.\d{1,9})?|true|false|null|"[^"\\\n]*"|'[^'\\\n]*'|(?:frontmatter|props)(?:\??\.[A-Za-z]\w*)*)\s*$/;
const onlyComments = /^(?:\s|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|\/\/[^\n\r\u2028\u2029]*)*$/;

/** A node of a syntax tree, as far as it is read here. */
type SyntaxNode = Readonly<Record<string, unknown>> & { readonly type: string };

/**
 * Why an expression cannot be left to satteri, by the syntax tree remark-mdx makes of it; nothing where it can. Satteri's
 * own parser lets more pass, and it takes the tags in an expression for Markdown's.
 */
export function findExpressionObstacle(code: string): string | undefined {
  if (plain.test(code) || onlyComments.test(code)) return undefined;
  const source = code.startsWith('...') ? `({${code}\n})` : `(${code}\n)`;
  try {
    return readNode(parser.parse(source, { ecmaVersion: 2024, sourceType: 'module' }));
  } catch {
    return 'remark-mdx may refuse an expression';
  }
}

function readNode(node: unknown): string | undefined {
  if (Array.isArray(node)) return findFirst(node);
  if (!isNode(node)) return undefined;
  if (node.type === 'JSXOpeningElement' && isTag(node.name)) {
    return 'an expression has a tag of HTML';
  }
  if (node.type === 'JSXAttribute' && /&/.test(String(Object(node.value).raw ?? ''))) {
    return 'a tag in an expression has a character reference';
  }
  if (node.type === 'JSXText' && /&/.test(String(node.raw))) {
    return 'a tag in an expression has a character reference';
  }
  return findFirst(Object.values(node));
}

function findFirst(nodes: readonly unknown[]): string | undefined {
  for (const node of nodes) {
    const obstacle = readNode(node);
    if (obstacle) return obstacle;
  }
  return undefined;
}

/** What components may replace when Markdown makes it: not a component, not a member of one. */
function isTag(name: unknown): boolean {
  return isNode(name) && name.type === 'JSXIdentifier' && !/^[^a-z][^-]*$/.test(String(name.name));
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}
