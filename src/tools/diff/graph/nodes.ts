/** A node of a syntax tree, as code that treats all alike sees it. */
export type SyntaxNode = { readonly type: string; readonly [key: string]: unknown };

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The nodes directly inside a node; those that are types only are left out. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const add = (value: unknown) => {
    if (isNode(value) && (!value.type.startsWith('TS') || hasValue.has(value.type)))
      found.push(value);
  };
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) value.forEach(add);
    else add(value);
  }
  return found;
}

/** What TypeScript adds around a value. */
const hasValue = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
