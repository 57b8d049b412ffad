import type { TreeAttribute, TreeNode } from './satteri';

/** A node of MDX or one of its attributes, which holds JavaScript. */
export type Scripted = TreeNode | TreeAttribute;

/** What becomes known while plugins run over a tree. */
export interface Watch {
  /** A plugin read the syntax tree of an expression, which satteri's trees do not have. */
  readEstree: boolean;
}

/** The JavaScript a node had when it was parsed: as with remark, plugins cannot change it by changing its text. */
const parsed = new WeakMap<object, string>();

/**
 * Gives everything in a tree that holds JavaScript a `data.estree` as remark-mdx does, one that only notes when it is
 * read.
 */
export function watchEstrees(node: TreeNode, watch: Watch): void {
  if (isScript(node)) guard(node, watch);
  for (const attribute of node.attributes ?? []) {
    const scripted = scriptIn(attribute);
    if (scripted) guard(scripted, watch);
  }
  for (const child of node.children ?? []) watchEstrees(child, watch);
}

function guard(node: Scripted, watch: Watch): void {
  const data = { ...node.data };
  Object.defineProperty(data, 'estree', {
    enumerable: true,
    configurable: true,
    get: () => {
      watch.readEstree = true;
      return undefined;
    },
    set: (estree: unknown) =>
      Object.defineProperty(data, 'estree', { value: estree, writable: true, enumerable: true }),
  });
  node.data = data;
  parsed.set(data, String(node.value));
}

/** The text the parser read, while no plugin has put a syntax tree in its place. */
export function parsedScript({ data }: Scripted): string | undefined {
  if (!data || Object.getOwnPropertyDescriptor(data, 'estree')?.get === undefined) return undefined;
  return parsed.get(data);
}

export function isScript({ type }: { type: string }): boolean {
  return type === 'mdxjsEsm' || type === 'mdxFlowExpression' || type === 'mdxTextExpression';
}

/** The part of an attribute that holds JavaScript: the attribute for a spread, its value for an expression. */
export function scriptIn(attribute: TreeAttribute): Scripted | undefined {
  if (attribute.type === 'mdxJsxExpressionAttribute') return attribute;
  const { value } = attribute;
  return typeof value === 'object' && value !== null ? (value as Scripted) : undefined;
}
