import { isDeepStrictEqual } from 'node:util';
import { compile } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { readWithRemark } from '../remark';
import { type SyntaxNode, walk } from '../syntax-tree';

/**
 * Says whether two MDX files compile to the same page. Between words, one white space is as good as another: browsers show
 * each as one space. Code has to be the same to the letter.
 */
export async function haveSameResult(before: string, after: string): Promise<boolean> {
  try {
    const [one, other] = await Promise.all([before, after].map(compileBody));
    return one === other && isDeepStrictEqual(codeIn(before), codeIn(after));
  } catch {
    return false;
  }
}

async function compileBody(text: string): Promise<string> {
  const program = await compile(text, {
    remarkPlugins: [remarkFrontmatter, remarkGfm],
    rehypePlugins: [rehypeSlug],
  });
  return String(program).replaceAll(/(?:\\n|\s)+/g, ' ');
}

function codeIn(text: string): unknown[] {
  const found: unknown[] = [];
  walk(readWithRemark(text) as SyntaxNode, ({ type, value }) => {
    if (type === 'code' || type === 'inlineCode') found.push(value);
  });
  return found;
}
