// @ts-check
/** @typedef {import('./sheet.mjs').Block} Block */

/**
 * How many elements of `<main>` count as its first screen, a little more than most have, and how many from a marked one
 * on: what is on the first screen though late in the markup has `data-first-screen`. Rules cost bytes, so the rest of
 * the page waits for the whole sheet.
 */
const fromMain = 60;
const fromMark = 25;
const mark = ' data-first-screen=';

/**
 * Stands for what the first screen of no page shows before someone acts: what a pointer hovers over, a selection, what
 * is behind a dialog, the parts of a date or a file, vendors' pseudo-elements.
 */
export const nowhere = 'nowhere';

/** Attributes that a visitor or a script may set before the whole sheet is there. */
const comingAttributes = ['[open]', '[data-theme]'];

/**
 * Returns the rules of a sheet that the first screen of a page needs, as CSS, in their order. A rule counts as needed
 * where all its classes, elements and attributes are on that screen, in whatever relation.
 * @param {Block[]} sheet
 * @param {string} html the page
 */
export function pickRules(sheet, html) {
  const markup = html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '');
  const tags = tagsOf(markup);
  const kept = keepRules(sheet, tokensOf(tags), markup);
  return write(kept, namesUsed(kept, tags.join(' ')));
}

/**
 * @param {string} markup
 * @returns {string[]} the start tags of the first screen
 */
function tagsOf(markup) {
  const tags = markup.match(/<[a-z][\w-]*(?:\s+[^\s=>/]+(?:="[^"]*")?)*/gi) ?? [];
  const end = tags.findIndex((tag) => tag.startsWith('<main')) + fromMain;
  const marked = tags.flatMap((tag, index) => (tag.includes(mark) ? index : []));
  return [tags.slice(0, end), ...marked.map((index) => tags.slice(index, index + fromMark))].flat();
}

const attribute = /\s([^\s=>/]+)(?:="([^"]*)")?/g;

/**
 * @param {string[]} tags
 * @returns {Set<string>} their elements, `.classes` and `[attributes]`
 */
function tokensOf(tags) {
  const tokens = new Set(comingAttributes);
  for (const tag of tags) {
    tokens.add(tag.slice(1).split(/\s/, 1).join('').toLowerCase());
    for (const [, key = '', value] of tag.matchAll(attribute)) {
      tokens.add(`[${key.toLowerCase()}]`);
      if (key !== 'class') continue;
      for (const one of decode(value ?? '').split(' ')) tokens.add(`.${one}`);
    }
  }
  return tokens;
}

/** What React writes for these characters in attributes. */
const characters = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

/** @param {string} value */
function decode(value) {
  return value.replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => {
    return characters[/** @type {keyof typeof characters} */ (entity)];
  });
}

/**
 * @param {Block[]} blocks
 * @param {Set<string>} tokens
 * @param {string} markup for its letters
 * @returns {Block[]}
 */
function keepRules(blocks, tokens, markup) {
  return blocks.map((block) => {
    if ('at' in block) return { ...block, blocks: keepRules(block.blocks, tokens, markup) };
    if ('text' in block) {
      const isWanted = !block.letters || new RegExp(`[${block.letters}]`, 'u').test(markup);
      return isWanted ? block : { text: '' };
    }
    const selectors = block.selectors.filter(([, needs]) => needs.every((one) => tokens.has(one)));
    return { selectors, declarations: selectors.length > 0 ? block.declarations : [] };
  });
}

const word = /[\w-]+/g;

/**
 * Returns the names (custom properties, animations) that declarations and style attributes use, directly or by another.
 * @param {Block[]} blocks
 * @param {string} markup
 */
function namesUsed(blocks, markup) {
  /** @type {Map<string, string[]>} the values of each custom property */
  const values = new Map();
  const names = new Set(markup.match(/--[\w-]+/g));
  for (const declaration of declarationsOf(blocks)) {
    const name = nameOf(declaration);
    if (name) values.set(name, [...(values.get(name) ?? []), declaration.slice(name.length)]);
    else for (const one of declaration.match(word) ?? []) names.add(one);
  }
  // The set grows on the way.
  for (const name of names) {
    for (const value of values.get(name) ?? [])
      for (const one of value.match(word) ?? []) names.add(one);
  }
  return names;
}

/**
 * @param {Block[]} blocks
 * @returns {string[]}
 */
function declarationsOf(blocks) {
  return blocks.flatMap((block) => {
    if ('at' in block) return declarationsOf(block.blocks);
    return 'declarations' in block ? block.declarations : [];
  });
}

/** @param {string} declaration */
function nameOf(declaration) {
  return declaration.match(/^--[\w-]+/)?.[0];
}

/**
 * @param {Block[]} blocks
 * @param {Set<string>} names
 * @returns {string}
 */
function write(blocks, names) {
  return blocks.map((block) => writeBlock(block, names)).join('');
}

/**
 * @param {Block} block
 * @param {Set<string>} names
 */
function writeBlock(block, names) {
  if ('text' in block) return !block.name || names.has(block.name) ? block.text : '';
  if ('at' in block) {
    const inner = write(block.blocks, names);
    return inner && `${block.at}{${inner}}`;
  }
  const declarations = block.declarations.filter((one) => {
    const name = nameOf(one);
    return !name || names.has(name);
  });
  const selectors = block.selectors.map(([text]) => text);
  return declarations.length > 0 ? `${selectors.join(',')}{${declarations.join(';')}}` : '';
}
