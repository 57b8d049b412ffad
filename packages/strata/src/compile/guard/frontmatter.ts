const line = /([^\r\n]*)(?:\r\n|\r|\n|$)/y;

/** Why satteri and remark read different frontmatter from a text; nothing where they read the same. */
export function findFenceObstacle(text: string): string | undefined {
  line.lastIndex = 0;
  const opening = nextLine(text);
  if (opening === undefined || !/^---[ \t]*$/.test(opening)) return undefined;
  if (opening.includes('\t')) return 'a tab follows the dashes of its frontmatter';
  for (let read = nextLine(text); read !== undefined; read = nextLine(text)) {
    if (/^\.\.\.[ \t]*$/.test(read)) return 'its frontmatter has a line of three dots';
    if (/^--- *$/.test(read)) return undefined;
    if (/^---[ \t]*$/.test(read)) return 'a tab follows the dashes of its frontmatter';
  }
  return 'its frontmatter is never closed';
}

function nextLine(text: string): string | undefined {
  return line.lastIndex < text.length ? line.exec(text)?.[1] : undefined;
}
