/** Sizes a title may have, in pixels, the largest first. */
const sizes = [128, 112, 98, 86, 76, 68, 60, 54, 48, 40] as const;
const smallest = 34;

/** How wide a letter of the display face is on average, and how high a line, in sizes. */
const letterWidth = 0.49;
export const titleLine = 1.04;

/** The sentence under a title, in pixels: its letters, the air above it, and how wide one of its letters is, in sizes. */
export const lead = { size: 29, line: 1.36, top: 22 } as const;
const leadLetterWidth = 0.49;

/** What the title and the sentence under it may fill together. */
const column = 318;
/** More than this and a title beside a sentence shouts it down; with none it may have nearly all. */
const highest = { withLead: 190, alone: 296 } as const;

/** Returns how high a title may be: what the sentence under it, if any, leaves of the column. */
export function titleHeight(sentence: string | undefined, width: number): number {
  if (!sentence) return highest.alone;
  const perLine = Math.floor(width / (leadLetterWidth * lead.size));
  const lines = countLines(lengths(sentence), perLine);
  return Math.min(highest.withLead, column - lead.top - lines * lead.size * lead.line);
}

/** Returns the largest size at which a title fits its place, and no word of it is wider than a line. */
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

/** How many lines words of these lengths fill, set one after the other. */
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
