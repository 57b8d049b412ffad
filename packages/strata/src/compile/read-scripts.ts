import { isScript, scriptIn } from './estree-guard';
import { type Scripts, spanOf } from './native-pass';
import type { TreeNode } from './satteri';

/** The JavaScript of a whole mdast tree, as the native pass collects it on its walk. */
export function readScripts(tree: TreeNode, text: string): Scripts {
  const scripts: Scripts = { modules: [], expressions: [], spans: [] };
  addFrom(tree, text, scripts);
  return scripts;
}

function addFrom(node: TreeNode, text: string, scripts: Scripts): void {
  if (node.type === 'mdxjsEsm') scripts.modules.push(String(node.value));
  else if (isScript(node)) scripts.expressions.push(String(node.value));
  for (const attribute of node.attributes ?? []) {
    const scripted = scriptIn(attribute);
    if (scripted) scripts.expressions.push(String(scripted.value));
  }
  if (node.type.startsWith('mdx')) scripts.spans.push(...spanOf(node, text));
  for (const child of node.children ?? []) addFrom(child, text, scripts);
}
