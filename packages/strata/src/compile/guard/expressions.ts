import { Parser } from 'acorn';
import acornJsx from 'acorn-jsx';

const parser = Parser.extend(acornJsx());

/** Expressions every parser reads the same: numbers, plain strings, members of what a body is given. */
const plain =
  /^\s*(?:-?\d{1,9}(?:\.\d{1,9})?|true|false|null|"[^"\\\n]*"|'[^'\\\n]*'|(?:frontmatter|props)(?:\??\.[A-Za-z]\w*)*)\s*$/;
const onlyComments = /^(?:\s|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|\/\/[^\n\r\u2028\u2029]*)*$/;

/** Names that mdx-bundler gives a meaning, with what a report says. */
const bundledNames: Readonly<Record<string, string>> = {
  require: 'it calls require',
  process: 'it reads process',
};

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
  return judge(node) ?? findFirst(partsOf(node));
}

function judge(node: SyntaxNode): string | undefined {
  switch (node.type) {
    case 'ImportExpression':
    case 'MetaProperty':
      return 'it imports';
    case 'AwaitExpression':
      return 'it awaits';
    case 'Identifier':
      return bundledNames[String(node.name)];
    case 'AssignmentExpression':
      return isFrontmatter(node.left) ? 'it changes its frontmatter' : undefined;
    case 'UpdateExpression':
      return isFrontmatter(node.argument) ? 'it changes its frontmatter' : undefined;
    case 'JSXOpeningElement':
      return isTag(node.name) ? 'an expression has a tag of HTML' : undefined;
    case 'JSXAttribute':
      return hasReference(node.value);
    case 'JSXText':
      return hasReference(node);
    default:
      return undefined;
  }
}

/** The parts of a node that are read; a name after a dot or of a property is only a word. */
function partsOf(node: SyntaxNode): readonly unknown[] {
  if (node.type === 'MemberExpression' && !node.computed) return [node.object];
  if (node.type === 'Property' && !node.computed) return [node.value];
  return Object.values(node);
}

function isFrontmatter(node: unknown): boolean {
  return isNode(node) && node.type === 'Identifier' && node.name === 'frontmatter';
}

function hasReference(node: unknown): string | undefined {
  const found = isNode(node) && /&/.test(String(node.raw ?? ''));
  return found ? 'a tag in an expression has a character reference' : undefined;
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
