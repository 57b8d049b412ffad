/**
 * Why the emphasis of a text cannot be left to satteri; nothing where it can. Marks of one kind it reads as remark does;
 * of two kinds that touch (`**_`), only where the same marks close them in turn, at the edges of words.
 */
export function findEmphasisObstacle(text: string): string | undefined {
  if (/\\[*_~][*_~]/.test(text)) return 'an escaped mark touches emphasis';
  const runs = [...text.matchAll(/[*_~]{2,}/g)].filter(([run]) => isMixed(run));
  for (let index = 0; index < runs.length; index += 2) {
    const [opening, closing] = runs.slice(index, index + 2);
    if (!opening || !closing || !isPair(text, opening, closing)) {
      return 'marks of two kinds of emphasis touch';
    }
  }
  return undefined;
}

function isMixed(run: string): boolean {
  return new Set(run).size > 1;
}

function isPair(text: string, opening: RegExpMatchArray, closing: RegExpMatchArray): boolean {
  if ([...opening[0]].reverse().join('') !== closing[0]) return false;
  const start = opening.index ?? 0;
  const inner = start + opening[0].length;
  const end = closing.index ?? 0;
  const before = text[start - 1] ?? '\n';
  const after = text[end + closing[0].length] ?? '\n';
  return (
    /^[^\s*_~](?:(?!\n[ \t]*\n)[^*_~])*$/.test(text.slice(inner, end)) &&
    /\S$/.test(text.slice(inner, end)) &&
    /[\s([{"'>|]/.test(before) &&
    /[\s)\]}"'<|.,;:!?]/.test(after)
  );
}
