import { isObject } from '../config/reader';

/** Takes the `mdx` options of a config apart. */
export function readMdxOptions(mdx: unknown) {
  const { remarkPlugins, rehypePlugins, mdxOptions, esbuildOptions, ...other } = isObject(mdx)
    ? mdx
    : {};
  const listOf = (plugins: unknown): unknown[] => (Array.isArray(plugins) ? plugins : []);
  return {
    remarkPlugins: listOf(remarkPlugins),
    rehypePlugins: listOf(rehypePlugins),
    mdxOptions,
    esbuildOptions,
    other,
  };
}
