/** A time at the beginning of a transcript's paragraph, as `clockTime` writes it, and what is left of the text. */
const opening = /^((?:\d+:)?\d{1,2}:\d{2})\s+(.*)$/s;

/** Returns the seconds a text begins with ("0:09 A key for every entry." is 9); undefined where it begins otherwise. */
export function readTime(
  text: string,
): { clock: string; seconds: number; rest: string } | undefined {
  const [, clock, rest] = opening.exec(text) ?? [];
  if (clock === undefined || rest === undefined) return undefined;
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return { clock, seconds, rest };
}

/** The attribute of a link that moves the video of its page; its value is in seconds. */
export const seekMark = 'data-seek';
