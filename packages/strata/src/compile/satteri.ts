import { type HastPluginInput, mdxToJs, mdxToMdast } from 'satteri';
import type { Position } from 'unist';
import { findEndlessObstacle } from './guard/open-tags';

/** A node of a syntax tree as plugins see it: mdast, hast or MDX. */
export interface TreeNode {
  type: string;
  children?: TreeNode[];
  value?: unknown;
  name?: string | null;
  tagName?: string;
  properties?: Record<string, unknown>;
  attributes?: TreeAttribute[];
  data?: Record<string, unknown>;
  position?: Position;
}
export interface TreeAttribute {
  type: string;
  name?: string;
  value?: unknown;
  data?: Record<string, unknown>;
}

export interface Generated {
  /** A function body that takes the JSX runtime as `arguments[0]` and returns the exports. */
  readonly code: string;
  /** The text between the fences, without a frontmatter nothing. */
  readonly yaml: string | undefined;
}

/** Parses a whole file and generates code, with satteri's own passes between. Throws on MDX it refuses. */
export function generateFromText(text: string, gfm: boolean, pass: HastPluginInput): Generated {
  refuseEndless(text);
  const { code, frontmatter } = mdxToJs(text, {
    outputFormat: 'function-body',
    features: { gfm },
    hastPlugins: [pass],
  }) as { code: string; frontmatter: { value: string } | null };
  return { code, yaml: frontmatter?.value };
}

/** Parses a whole file to an mdast tree with places, as remark does; the tree may be changed. */
export function parseToTree(text: string, gfm: boolean): TreeNode {
  refuseEndless(text);
  return mdxToMdast(text, { features: { gfm } }) as unknown as TreeNode;
}

function refuseEndless(text: string): void {
  const obstacle = findEndlessObstacle(text);
  if (obstacle) throw new Error(obstacle);
}

/** Generates code from a finished hast tree: an empty file gives the document, the tree replaces its root. */
export function generateFromTree(tree: TreeNode): string {
  const { code } = mdxToJs('', {
    outputFormat: 'function-body',
    hastPlugins: [
      {
        name: 'strata-tree',
        before(root, context) {
          context.replaceNode(root, tree as never);
        },
      },
    ],
  }) as { code: string };
  return code;
}
