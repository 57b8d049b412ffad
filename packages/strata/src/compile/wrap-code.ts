/**
 * What `getMDXComponent` runs: code that, given `_jsx_runtime`, returns the exports with `default` among them.
 * `frontmatter` stands outside the body, where its expressions see it and its own names may hide it.
 */
export function wrapBody(body: string, frontmatter: string): string {
  return `var frontmatter=${frontmatter};return Object.assign({frontmatter},${runBody(body)});`;
}

/** The same for a body that exports its own `frontmatter`. */
export function wrapModule(body: string): string {
  return `return ${runBody(body)};`;
}

/** What mdx-bundler makes is not in strict mode: an expression may set a name that no one has declared. */
const strictMode = /^"use strict";\n/;

function runBody(body: string): string {
  return `(function(){${dropIndents(body.replace(strictMode, ''))}\n})(_jsx_runtime)`;
}

/** Satteri indents its code; only in a template literal would the spaces mean something. */
function dropIndents(code: string): string {
  const [body = ''] = code.split('function _missingMdxReference', 1);
  return body.includes('`') ? code : code.replace(/\n +/g, '\n');
}
