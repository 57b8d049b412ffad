const marker = '(?:[-*+]|\\d+[.)])';
/** A line that begins a list item in a quote, inside of anything. */
const quotedItem = new RegExp(`^[ \\t]*(?:${marker}[ \\t]+)*>[ \\t>]*${marker}(?:[ \\t]|$)`);
const quotedBlank = /^[^>]*>[ \t>]*$/;

/**
 * Why the blocks of a text cannot be left to satteri; nothing where they can. Remark loosens a list in a quote by the
 * empty line after it, and reads footnotes that nothing refers to.
 */
export function findBlockObstacle(text: string, gfm: boolean): string | undefined {
  if (gfm && hasLooseFootnote(text)) return 'a footnote has no reference';
  if (!text.includes('>')) return undefined;
  const lines = text.split(/\r\n|\r|\n/);
  let inList = false;
  for (const [index, line] of lines.entries()) {
    if (!line.includes('>')) inList = false;
    else if (quotedItem.test(line)) inList = true;
    if (inList && quotedBlank.test(line) && !isQuotedText(lines[index + 1] ?? '')) {
      return 'an empty line ends a list in a quote';
    }
  }
  return undefined;
}

function isQuotedText(line: string): boolean {
  return line.includes('>') && !quotedBlank.test(line) && !quotedItem.test(line);
}

function hasLooseFootnote(text: string): boolean {
  const lower = text.toLowerCase();
  return [...lower.matchAll(/\[\^([^\]\n]+)\]:/g)].some(([definition, id]) => {
    const reference = `[^${id}]`;
    const rest = lower.split(definition).join('');
    return !rest.includes(reference);
  });
}
