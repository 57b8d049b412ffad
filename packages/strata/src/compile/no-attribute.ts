/** An attribute that gives nothing. */
export const noAttribute = { type: 'mdxJsxExpressionAttribute', value: '...{}' } as const;

/**
 * Whether satteri writes a tag of MDX right only with an attribute more: a written tag of HTML without attributes, or any
 * tag whose one attribute is a spread.
 */
export function needsNothing(
  name: string | null | undefined,
  attributes: readonly { readonly type: string }[],
): boolean {
  if (attributes.length === 0) return /^[a-z]/.test(name ?? '');
  return attributes.length === 1 && attributes[0]?.type === noAttribute.type;
}
