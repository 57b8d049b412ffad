import type { TreeNode } from '../satteri';

/** How a module's line begins that satteri keeps as it is in a function's body. */
const plainExport =
  /^export\s+(?:(?:const|let|var)\s+[\w$]+\s*=|(?:async\s+)?function\s+[\w$]+|class\s+[\w$]+)/;

/** Why the imports and exports that plugins made need a bundler; nothing where they do not. */
export function findModuleObstacle(tree: TreeNode): string | undefined {
  const modules = (tree.children ?? []).filter(({ type }) => type === 'mdxjsEsm');
  const code = modules.map(({ value }) => String(value)).join('\n');
  if (/\bimport\b/.test(code)) return 'a plugin makes imports';
  const exports = code.match(/^\s*export\b.*/gm) ?? [];
  return exports.every((line) => plainExport.test(line.trim()))
    ? undefined
    : 'a plugin makes exports of other modules';
}
