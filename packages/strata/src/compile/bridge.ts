import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { FileFinding } from '../finding';
import { type Watch, watchEstrees } from './estree-guard';
import { handDocument, importsFolder } from './exact';
import { finishTree, TreeObstacle } from './finish-tree';
import { findObstacle } from './guard/find-obstacle';
import { readMessages } from './messages';
import type { Attempt } from './native';
import { nameAllFailures } from './plugin-failure';
import { readPluginList } from './plugin-list';
import { readParts } from './read-parts';
import { generateFromTree, parseToTree, type TreeNode } from './satteri';
import type { BodyInput, CompileOptions } from './types';
import { wrapModule } from './wrap-code';

const scriptTypes = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
];

/**
 * Compiles with satteri's parser and generator and the user's own plugins between them, in the processor @mdx-js/mdx
 * would build. Throws what satteri or a plugin throws.
 */
export async function compileBridged(
  input: BodyInput,
  options: CompileOptions,
  gfm: boolean,
  parsed?: TreeNode,
): Promise<Attempt> {
  const tree = gfm && parsed ? parsed : parseToTree(input.text, gfm);

  const obstacle = findObstacle(input.text, readParts(tree, input.text), gfm);
  if (obstacle) return { obstacle };

  const watch: Watch = { readEstree: false };
  watchEstrees(tree, watch);
  const file = makeFile(input, options);
  const hast = await buildProcessor(input, options).run(tree as unknown as Root, file);
  if (watch.readEstree) return { obstacle: 'a plugin reads the syntax tree of an expression' };
  return generate(hast as unknown as TreeNode, readMessages(file, input));
}

function generate(hast: TreeNode, findings: FileFinding[]): Attempt {
  try {
    const body = generateFromTree(finishTree(hast));
    return { code: wrapModule(body), findings };
  } catch (error) {
    if (error instanceof TreeObstacle) return { obstacle: error.message };
    throw error;
  }
}

/** The file plugins get: as from mdx-bundler, a name of its own in the folder imports are looked up from. */
function makeFile(input: BodyInput, { other }: CompileOptions): VFile {
  const folder = String(other.cwd ?? importsFolder(input, other.resolveCwd));
  const path = `${folder}/_mdx_bundler_entry_point-${crypto.randomUUID()}.mdx`;
  return new VFile({ path, value: input.text });
}

function buildProcessor(input: BodyInput, { remarkPlugins, rehypePlugins }: CompileOptions) {
  return unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use([
      handDocument(input, {}),
      remarkFrontmatter,
      [remarkMdxFrontmatter, { name: 'frontmatter' }],
    ] as never)
    .use(nameAllFailures(readPluginList(remarkPlugins).entries) as never)
    .use(remarkRehype, { allowDangerousHtml: true, handlers: passThrough })
    .use(nameAllFailures(readPluginList(rehypePlugins).entries) as never);
}

/** Nodes of MDX go from one tree to the other as they are; remark-rehype's own option would read and copy them. */
const passThrough = Object.fromEntries(
  scriptTypes.map((type) => [
    type,
    (state: { all(node: TreeNode): TreeNode[] }, node: TreeNode) =>
      node.children ? { ...node, children: state.all(node) } : { ...node },
  ]),
) as never;
