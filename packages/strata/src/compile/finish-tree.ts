import { html, type Schema, svg } from 'property-information';
import { writeAttributes } from './element-attributes';
import { isScript, scriptIn } from './estree-guard';
import { findModuleObstacle } from './guard/modules';
import { needsNothing, noAttribute } from './no-attribute';
import type { TreeAttribute, TreeNode } from './satteri';
import { readEstree, writeScript } from './write-script';

/** A node that no way but the exact one can speak about. */
export class TreeObstacle extends Error {}

const tableParts = new Set(['table', 'tbody', 'thead', 'tfoot', 'tr']);
/**
 * A new tree for satteri's generator from the tree that plugins leave: elements as JSX, JavaScript as text, and nothing
 * that satteri would drop or write otherwise than @mdx-js/mdx. Throws a `TreeObstacle`.
 */
export function finishTree(root: TreeNode): TreeNode {
  const modules = (root.children ?? []).filter(({ type }) => type === 'mdxjsEsm');
  const obstacle = findModuleObstacle(modules.flatMap((node) => readEstree(node) ?? []));
  if (obstacle) throw new TreeObstacle(obstacle);
  return { type: 'root', children: finishChildren(root, html) };
}

function finishChildren(parent: TreeNode, schema: Schema): TreeNode[] {
  const inTable = schema === html && tableParts.has(parent.tagName?.toLowerCase() ?? '');
  return (parent.children ?? []).flatMap((child) => {
    if (inTable && child.type === 'text' && child.value === '\n') return [];
    return finishNode(child, schema);
  });
}

function finishNode(node: TreeNode, schema: Schema): TreeNode[] {
  if (node.type === 'text') return node.value ? [{ type: 'text', value: String(node.value) }] : [];
  if (node.type === 'comment' || node.type === 'doctype') return [];
  if (isScript(node)) return [{ type: node.type, value: writeScript(node) }];
  if (node.type === 'element') return [finishElement(node, schema)];
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return [finishJsx(node, schema)];
  }
  throw new TreeObstacle(`a plugin makes a node of type ${node.type}`);
}

function finishElement(node: TreeNode, parent: Schema): TreeNode {
  const { tagName = '' } = node;
  const schema = schemaFor(tagName, parent);
  const attributes = writeAttributes(node, schema);
  const children = finishChildren(node, schema);
  return attributes.length === 0
    ? { type: 'element', tagName, properties: {}, children }
    : { type: 'mdxJsxTextElement', name: tagName, attributes, children };
}

function finishJsx(node: TreeNode, parent: Schema): TreeNode {
  const { type, name = null, data } = node;
  const explicit = data?._mdxExplicitJsx === true;
  const attributes = (node.attributes ?? []).map(finishAttribute);
  if (needsNothing(explicit ? name : null, attributes)) attributes.push(noAttribute);
  const children = finishChildren({ ...node, tagName: '' }, schemaFor(name ?? '', parent));
  return { type, name, attributes, children, ...(explicit && { data: { _mdxExplicitJsx: true } }) };
}

function finishAttribute(attribute: TreeAttribute): TreeAttribute {
  const { type, name = '', value } = attribute;
  const scripted = scriptIn(attribute);
  if (!scripted)
    return { type, name, value: value === null || value === undefined ? null : String(value) };
  const script = writeScript(scripted);
  if (type === 'mdxJsxExpressionAttribute') return { type, value: script || '...{}' };
  if (!script) throw new TreeObstacle(`a plugin gives ${name} an expression without a syntax tree`);
  return { type, name, value: { type: 'mdxJsxAttributeValueExpression', value: script } };
}

function schemaFor(name: string, parent: Schema): Schema {
  return parent === html && name.toLowerCase() === 'svg' ? svg : parent;
}
