/**
 * What `getMDXComponent` runs: code that, given `_jsx_runtime`, returns the exports with `default` among them.
 * `frontmatter` stands outside the body, where its expressions see it and its own names may hide it.
 */
export function wrapCode(body: string, frontmatter: string): string {
  return `var frontmatter=${frontmatter};return Object.assign({frontmatter},(function(){${body}\n})(_jsx_runtime));`;
}
