import { type Position, positionAt } from '@amberline/strata/finding';
import { evenOut } from './page-words';

/** How far ahead of the last text the next one is looked for, in characters: pictures and addresses lie between. */
const ahead = 3000;
/** A text of so many characters is not found by chance, so it may stand anywhere. */
const telling = 24;

/**
 * Finds the texts of a page in the source of its body, both in the same order; returns the place of each. The page may
 * show an older version beside an error: a text that was rewritten since is where the one before it ends.
 */
export function alignBody(
  source: string,
  start: number,
  texts: readonly string[],
): (Position | undefined)[] {
  const { text, offsets } = flatten(source, start);
  let from = 0;
  const placeAt = (at: number) => positionAt(source, offsets[at] ?? source.length);
  return texts.map((one) => {
    const wanted = evenOut(one);
    if (wanted === '') return undefined;
    const at = find(text, wanted, from);
    if (at !== -1) {
      // A word or two may stand anywhere: what follows is looked for from the same place.
      if (wanted.length >= 4) from = at + wanted.length;
      return placeAt(at);
    }
    const before = from;
    const kept = findLine(text, one, from);
    if (kept) from = kept.end;
    return kept ? { line: placeAt(kept.at).line - kept.above, column: 1 } : nextLine(before);
  });

  function nextLine(at: number): Position | undefined {
    const rest = source.slice((offsets[at - 1] ?? start - 1) + 1);
    const gap = /^.*\n\s*/.exec(rest)?.[0];
    return gap === undefined
      ? undefined
      : positionAt(source, source.length - rest.length + gap.length);
  }
}

function find(text: string, wanted: string, from: number): number {
  const near = text.slice(from, from + ahead + wanted.length).indexOf(wanted);
  if (near !== -1) return from + near;
  return wanted.length >= telling ? text.indexOf(wanted) : -1;
}

/** Of a text of several lines, one of which is another now, finds the first that is not. */
function findLine(text: string, shown: string, from: number) {
  for (const [above, line] of shown.trim().split('\n').entries()) {
    const wanted = evenOut(line);
    const at = wanted.length < telling ? -1 : find(text, wanted, from);
    if (at !== -1) return { at, above, end: at + wanted.length };
  }
  return undefined;
}

/** The source with one space between words and without the backslashes of Markdown, and where each character was. */
function flatten(source: string, start: number): { text: string; offsets: number[] } {
  const offsets: number[] = [];
  let text = '';
  for (let at = start; at < source.length; at += 1) {
    const sign = source.charAt(at);
    const isSpace = /\s/.test(sign);
    if (isSpace && text.endsWith(' ')) continue;
    if (sign === '\\' && /[!-/:-@[-`{-~]/.test(source.charAt(at + 1))) continue;
    text += isSpace ? ' ' : sign;
    offsets.push(at);
  }
  return { text, offsets };
}
