/** Returns the candidate nearest to what was written, or undefined where none is near. */
export function nearest(written: string, candidates: Iterable<string>): string | undefined {
  const meant = written.toLowerCase();
  const limit = Math.max(2, Math.floor(meant.length / 3));
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - meant.length) > limit) continue;
    const distance = countEdits(meant, candidate.toLowerCase());
    if (distance <= limit && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) {
      best = { candidate, distance };
    }
  }
  return best?.candidate;
}

/** How many characters have to be added, removed or changed to turn one text into another. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
