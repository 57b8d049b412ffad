/** How many tags may stay open: satteri needs twice the time for each, and a second for twenty-six. */
const most = 8;

const fence = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}(?=[^`]*$)|~{3,})/;

/**
 * Why a text cannot even be given to satteri's parser; nothing where it can. In an expression that is wrong, it tries
 * each tag that is never closed in two ways, so that a lone `{` before a table with `<br>` has no end.
 */
export function findEndlessObstacle(text: string): string | undefined {
  if (!text.includes('{') || countOpening(text) <= most) return undefined;
  const words = dropCode(text);
  if (!words.includes('{')) return undefined;
  const closing = words.match(/<\/|\/>/g)?.length ?? 0;
  return countOpening(words) - closing > most ? 'many tags are never closed' : undefined;
}

function countOpening(text: string): number {
  return text.match(/<[\p{L}_$>]/gu)?.length ?? 0;
}

/** The text without code, as far as lines show it: nothing has parsed it yet. */
function dropCode(text: string): string {
  const words: string[] = [];
  let open = '';
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, marks = ''] = fence.exec(line) ?? [];
    if (open === '') open = marks;
    else if (marks.startsWith(open) && line.trimEnd().endsWith(marks)) {
      open = '';
      continue;
    }
    if (open === '') words.push(line.replace(/`[^`]*`/g, ''));
  }
  return words.join('\n');
}
