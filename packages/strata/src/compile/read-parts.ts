import { isScript, scriptIn } from './estree-guard';
import { emptyParts, type Parts, rangeOf, spanOf } from './guard/parts';
import type { TreeNode } from './satteri';

/** What decides in a whole mdast tree whether satteri may compile it, as the native pass collects it on its walk. */
export function readParts(tree: TreeNode, text: string): Parts {
  const parts = emptyParts();
  addFrom(tree, text, parts);
  return parts;
}

function addFrom(node: TreeNode, text: string, parts: Parts): void {
  if (node.type === 'mdxjsEsm') parts.modules.push(String(node.value));
  else if (isScript(node)) parts.expressions.push(String(node.value));
  for (const attribute of node.attributes ?? []) {
    const scripted = scriptIn(attribute);
    if (scripted) parts.expressions.push(String(scripted.value));
  }
  if (node.type.startsWith('mdx')) parts.spans.push(...spanOf(node, text));
  if (node.type === 'code' || node.type === 'inlineCode') parts.codes.push(...rangeOf(node));
  for (const child of node.children ?? []) addFrom(child, text, parts);
}
