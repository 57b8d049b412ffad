// @ts-check

/**
 * Cuts Markdown at the borders of its sections, so that it has at most `most` characters: in their order, those are kept
 * that fit. `note` makes the line that names what was left out. Node runs this file as it stands.
 * @param {string} text
 * @param {number} most
 * @param {(titles: string[]) => string} note
 * @returns {string}
 */
export function cutSections(text, most, note) {
  if (text.length <= most) return text;
  const sections = splitSections(text);
  const titles = sections.map(titleOf);
  // The longest line there can be: its place is kept free.
  let free = most - note(titles).length - 2;
  /** @type {string[]} */
  const kept = [];
  /** @type {string[]} */
  const left = [];
  for (const section of sections) {
    const isShort = section.length + 1 <= free;
    if (isShort) {
      kept.push(section);
      free -= section.length + 1;
    } else left.push(titleOf(section));
  }
  return [...kept, '', note(left)].join('\n');
}

/** @param {string} section */
function titleOf(section) {
  const [line = ''] = section.trimStart().split('\n');
  const plain = line.replace(/^#+\s*/, '').replaceAll(/<[^>]*>/g, '');
  return plain.length > 60 ? `${plain.slice(0, 60).trimEnd()}…` : plain;
}

/**
 * At headings, and at what is folded in directly below a heading of the first three kinds: there a document each.
 * @param {string} text
 */
function splitSections(text) {
  /** @type {string[][]} */
  const sections = [[]];
  /** @type {string | undefined} */
  let fence;
  let level = 0;
  let depth = 0;
  for (const line of text.split('\n')) {
    const [mark] = /^(?:`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === undefined) fence = mark;
    else if (line.trim() === fence) fence = undefined;
    const isProse = fence === undefined;
    const [heading] = (isProse && /^#{1,4}(?= )/.exec(line)) || [];
    const isFolded = isProse && line.startsWith('<details>') && depth === 0 && level < 4;
    if (heading !== undefined || isFolded) sections.push([]);
    if (heading !== undefined) [level, depth] = [heading.length, 0];
    if (isProse) depth += countIn(line, '<details') - countIn(line, '</details>');
    sections.at(-1)?.push(line);
  }
  return sections.map((lines) => lines.join('\n')).filter((section) => section.trim() !== '');
}

/**
 * @param {string} line
 * @param {string} part
 */
const countIn = (line, part) => line.split(part).length - 1;
