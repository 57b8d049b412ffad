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
  return line.replace(/^#+\s*/, '').slice(0, 80);
}

/** @param {string} text */
function splitSections(text) {
  /** @type {string[][]} */
  const sections = [[]];
  /** @type {string | undefined} */
  let fence;
  for (const line of text.split('\n')) {
    const [mark] = /^(?:`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === undefined) fence = mark;
    else if (line.trim() === fence) fence = undefined;
    if (fence === undefined && /^#{1,4} /.test(line)) sections.push([]);
    sections.at(-1)?.push(line);
  }
  return sections.map((lines) => lines.join('\n')).filter((section) => section !== '');
}
