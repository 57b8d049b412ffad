/** A node of a syntax tree, as code that treats all alike sees it. */
export type SyntaxNode = { readonly type: string; readonly [key: string]: unknown };

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The nodes directly inside a node; those that are types only are left out. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flatMap((value) => {
    const list: unknown[] = Array.isArray(value) ? value : [value];
    return list.filter(isNode).filter(({ type }) => !type.startsWith('TS') || hasValue.has(type));
  });
}

/** What TypeScript adds around a value. */
const hasValue = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
