/** Words an adult reads in a minute of technical prose (a common editorial figure). */
const wordsPerMinute = 220;

/** Returns the reading time of a text in whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
