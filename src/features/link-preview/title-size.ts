/** The sizes a title may have, in pixels, the largest first. */
const sizes = [128, 112, 98, 86, 76, 68, 60, 54, 48, 40] as const;
const smallest = 34;

/** The average width of a letter in the display face, and the height of a line, as fractions of the size. */
const letterWidth = 0.49;
export const titleLine = 1.04;

/** The sentence under a title: size, line height (as a fraction of the size) and space above, in pixels. */
export const lead = { size: 29, line: 1.36, top: 22 } as const;
const leadLetterWidth = 0.49;

/** The height, in pixels, of a title and the sentence under it together. */
const column = 318;
/** The greatest height of a title: smaller beside a sentence, which a larger title would drown. */
const highest = { withLead: 190, alone: 296 } as const;

/** Returns how high a title may be, in pixels: the space that the sentence under the title leaves. */
export function titleHeight(sentence: string | undefined, width: number): number {
  if (!sentence) return highest.alone;
  const perLine = Math.floor(width / (leadLetterWidth * lead.size));
  const lines = countLines(lengths(sentence), perLine);
  return Math.min(highest.withLead, column - lead.top - lines * lead.size * lead.line);
}

/** Returns the largest size at which a title fits and no word of it is wider than a line; else the smallest. */
export function titleSize(title: string, place: { width: number; height: number }): number {
  const words = lengths(title);
  const fits = (size: number) => {
    const perLine = Math.floor(place.width / (letterWidth * size));
    const height = countLines(words, perLine) * size * titleLine;
    return Math.max(...words) <= perLine && height <= place.height;
  };
  return sizes.find(fits) ?? smallest;
}

const lengths = (text: string) => text.split(/\s+/).map((word) => word.length);

/** Returns the number of lines that words of these lengths fill. */
function countLines(words: readonly number[], perLine: number): number {
  let lines = 1;
  let used = -1;
  for (const word of words) {
    const next = used + 1 + word;
    lines += next > perLine ? 1 : 0;
    used = next > perLine ? word : next;
  }
  return lines;
}
