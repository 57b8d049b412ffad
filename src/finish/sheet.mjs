// @ts-check
import postcss from 'postcss';
import readSelector from 'postcss-selector-parser';
import { nowhere } from './first-rules.mjs';

/*
 * A style sheet taken apart, once for each build: `first-rules.mjs` then chooses what a page's first screen needs
 * without reading CSS again.
 */

/**
 * A selector, and the elements, classes and attributes that must all be on a page for it to match there.
 * @typedef {[text: string, needs: string[]]} Selector
 * @typedef {{ selectors: Selector[], declarations: string[] }} Rule
 * @typedef {{ at: string, blocks: Block[] }} Group rules under a condition or in a layer
 * @typedef {{ text: string, name?: string, letters?: string }} Piece kept as it is: with a name, where that is used; a
 *   font that is for some letters only, where the page has one of them
 * @typedef {Rule | Group | Piece} Block
 */

/**
 * @param {string} css
 * @param {string} address the sheet's own, from which it names its fonts
 * @returns {Block[]}
 */
export function takeApart(css, address) {
  const whole = css.replaceAll(/url\((?!["']?(?:data:|\/))["']?([^)"']+)["']?\)/g, (_, path) => {
    return `url(${new URL(path, `https://site${address}`).pathname})`;
  });
  return blocksOf(postcss.parse(whole).nodes);
}

/**
 * @param {readonly import('postcss').ChildNode[]} nodes
 * @returns {Block[]}
 */
function blocksOf(nodes) {
  return nodes.flatMap((node) => {
    if (node.type === 'rule') return ruleOf(node);
    return node.type === 'atrule' ? groupOf(node) : [];
  });
}

/**
 * @param {import('postcss').Rule} rule
 * @returns {Rule}
 */
function ruleOf(rule) {
  const declarations = rule.nodes.map(String);
  return {
    selectors: rule.selectors.map((text) => [text, [...needsOf(readSelector().astSync(text))]]),
    // Nothing moves before the whole sheet is there. The bundler repeats what it writes for older browsers, too.
    declarations: declarations.filter((text, index) => {
      return !text.startsWith('transition') && text !== declarations[index + 1];
    }),
  };
}

/**
 * @param {import('postcss').AtRule} node
 * @returns {Block[]}
 */
function groupOf(node) {
  const { name, params, nodes } = node;
  if (isLater(name, params)) return [];
  if (name === 'property' || name === 'keyframes') return [{ text: String(node), name: params }];
  if (!nodes) return [{ text: `${node};` }];
  if (name === 'font-face') return [fontOf(node)];
  return [{ at: `@${name} ${params}`, blocks: blocksOf(nodes) }];
}

/**
 * @param {import('postcss').AtRule} node
 * @returns {Piece}
 */
function fontOf(node) {
  const text = String(node);
  const [, ranges] = text.match(/unicode-range:([^;}]+)/) ?? [];
  if (!ranges) return { text };
  // `U+4??` is short for U+400-4FF.
  const letters = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice('U+'.length).split('-');
    return `\\u{${from.replaceAll('?', '0')}}-\\u{${to.replaceAll('?', 'F')}}`;
  });
  return { text, letters: letters.join('') };
}

/**
 * Says whether rules can wait for the whole sheet: those for paper and for a hovering pointer can. Browsers that
 * do not know `@property`, for which Tailwind writes the layer `properties`, are too old for the rest of it.
 * @param {string} name
 * @param {string} params
 */
function isLater(name, params) {
  if (name === 'layer') return params === 'properties';
  return name === 'media' && (params === 'print' || params === '(hover:hover)');
}

/**
 * What a selector cannot match without. Where it leaves a choice (`:is(a, b)`), or speaks of what must not be there,
 * nothing is asked for.
 * @param {import('postcss-selector-parser').Node} node
 * @returns {Set<string>}
 */
function needsOf(node) {
  if (node.type === 'class') return new Set([`.${node.value}`]);
  if (node.type === 'tag') return new Set([node.value.toLowerCase()]);
  if (node.type === 'attribute') return new Set([`[${node.attribute}]`]);
  if (node.type === 'pseudo') return needsOfPseudo(node);
  return 'nodes' in node ? new Set(node.nodes.flatMap((part) => [...needsOf(part)])) : new Set();
}

const later =
  /^::?(?:hover|selection|backdrop|view-transition|-webkit-(?!details-marker)|-moz-|file-selector-button)/;

/**
 * @param {import('postcss-selector-parser').Pseudo} pseudo
 * @returns {Set<string>}
 */
function needsOfPseudo({ value, nodes }) {
  if (later.test(value)) return new Set([nowhere]);
  if (value === '::placeholder') return new Set(['[placeholder]']);
  const only = nodes.length === 1 ? nodes[0] : undefined;
  return only && /^:(?:is|where|has)$/.test(value) ? needsOf(only) : new Set();
}
