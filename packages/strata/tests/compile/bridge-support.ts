import remarkGfm from 'remark-gfm';
import { expect } from 'vitest';
import { type CompileOptions, definePipeline } from '../../src/compile/pipeline';
import { verifyBodies } from '../../src/verify/verify-bodies';
import { inputOf, optionsOf } from './body-input';

/** A node of a syntax tree, as plugins see it. */
export interface Node {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
  data?: Record<string, unknown>;
}
/** What a plugin gets beside the tree. */
export interface File {
  path: string;
  value: string;
  cwd: string;
  data: Record<string, unknown>;
}

/** A document with what the bridge has to carry: an expression, a component, a table, a footnote. */
export const text =
  '---\ntitle: A\n---\n\n# One {1 + 1}\n\nWords **bold**[^1] <B a={{ b: 1 }} {...{ c: 2 }}>x</B>\n\n| a |\n|:-:|\n| b |\n\n[^1]: note\n';

/** Compares the bridge with the exact way, and says which way was taken. */
export async function bridge(given: Partial<CompileOptions>, document = text) {
  const pipeline = definePipeline(optionsOf({ remarkPlugins: [remarkGfm], ...given }));
  const { differences } = await verifyBodies([inputOf(document)], pipeline);
  expect(differences).toEqual([]);
  const { way, because, findings } = await pipeline.compile(inputOf(document));
  expect(findings).toEqual([]);
  return { way, because };
}

/** Calls a function with every node of a tree. */
export function visit(node: Node, call: (node: Node) => void): void {
  call(node);
  for (const child of node.children ?? []) visit(child, call);
}
