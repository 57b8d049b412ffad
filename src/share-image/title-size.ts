/** Sizes a title may have, in pixels, the largest first. */
const sizes = [128, 112, 98, 86, 76, 68, 60, 54, 48, 40] as const;
const smallest = 34;

/** How wide a letter of the display face is on average, and how high a line, in sizes. */
const letterWidth = 0.49;
export const titleLine = 1.04;

/** Returns the largest size at which a title fits its place, and no word of it is wider than a line. */
export function titleSize(title: string, place: { width: number; height: number }): number {
  const words = title.split(/\s+/).map((word) => word.length);
  const fits = (size: number) => {
    const perLine = Math.floor(place.width / (letterWidth * size));
    const height = countLines(words, perLine) * size * titleLine;
    return Math.max(...words) <= perLine && height <= place.height;
  };
  return sizes.find(fits) ?? smallest;
}

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
