import GithubSlugger from 'github-slugger';
import type { Element, Nodes } from 'hast';
import type { HastPluginDefinition, HastVisitorContext, HastVisitorInstance } from 'satteri';
import { emptyParts, type Parts, type Positioned, rangeOf, spanOf } from './guard/parts';
import { needsNothing, noAttribute } from './no-attribute';

type JsxVisitor = Exclude<HastVisitorInstance['mdxJsxFlowElement'], unknown[] | undefined>;
type JsxElement = Parameters<JsxVisitor['visit']>[0];

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const tableParts = ['table', 'thead', 'tbody', 'tfoot', 'tr'];

/**
 * What satteri's tree needs to become what @mdx-js/mdx makes of the same text, in one walk: ids of headings (with
 * `slugs`), no line ends in tables, written tags kept apart from Markdown's. Collects on the way what decides whether satteri may compile it.
 */
export function defineNativePass(
  text: string,
  slugs: boolean,
): { pass: HastPluginDefinition; parts: Parts } {
  const parts = emptyParts();
  const readJsx: JsxVisitor = {
    filter: [],
    visit(node, context) {
      parts.expressions.push(...scriptsOf(node));
      parts.spans.push(...spanOf(node, text));
      addNothing(node, context);
    },
  };
  const readExpression = (node: Positioned & { value: string }): void => {
    parts.expressions.push(node.value);
    parts.spans.push(...spanOf(node, text));
  };
  const pass: HastPluginDefinition = {
    name: 'strata',
    options: { position: true },
    element: [
      ...(slugs ? [{ filter: headings, visit: defineSlugs(text) }] : []),
      { filter: tableParts, visit: dropLineEnds },
      { filter: ['pre', 'code'], visit: (node) => void parts.codes.push(...rangeOf(node)) },
    ],
    mdxJsxFlowElement: readJsx,
    mdxJsxTextElement: readJsx as never,
    mdxFlowExpression: readExpression,
    mdxTextExpression: readExpression,
    mdxjsEsm: ({ value }) => void parts.modules.push(value),
  };
  return { pass, parts };
}

/** Gives each heading without an id the id rehype-slug gives it. */
function defineSlugs(text: string) {
  const slugger = new GithubSlugger();
  // Satteri's own text of a node is quicker, but counts expressions, which rehype-slug does not.
  const mayHaveExpressions = text.includes('{');
  return (heading: Readonly<Element>, context: HastVisitorContext): void => {
    if (heading.properties.id) return;
    const words = mayHaveExpressions ? textOf(heading) : context.textContent(heading);
    context.setProperty(heading, 'id', slugger.slug(words));
  };
}

function textOf(node: Readonly<Nodes>): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** React warns of text between the parts of a table; Markdown makes none but line ends. */
function dropLineEnds(part: Readonly<Element>, context: HastVisitorContext): void {
  for (const child of part.children) {
    if (child.type === 'text') context.removeNode(child);
  }
}

function scriptsOf({ attributes }: JsxElement): string[] {
  return attributes.flatMap(({ value }, index) => {
    if (attributes[index]?.type === 'mdxJsxExpressionAttribute') return [String(value)];
    return typeof value === 'object' && value ? [value.value] : [];
  });
}

/**
 * Adds an attribute that gives nothing where one makes a difference. Satteri takes a written tag without attributes for
 * Markdown's, which components may replace; and it takes a single spread for the props themselves, which may be nothing.
 */
function addNothing(node: JsxElement, context: HastVisitorContext): void {
  const { name, attributes } = node;
  if (!needsNothing(name, attributes)) return;
  context.replaceNode(node, { ...node, attributes: [...attributes, noAttribute] });
}
