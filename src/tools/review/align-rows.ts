/** Rows `from` up to, but without, `to`. */
export interface Rows {
  readonly from: number;
  readonly to: number;
}

/** A stretch of two pictures, one below the other in each: the same rows in both, or not. */
export interface Stretch {
  readonly isSame: boolean;
  readonly before: Rows;
  readonly after: Rows;
}

/**
 * Finds which rows of two pictures belong together, so that one new paragraph does not make all below it look changed.
 * Takes a hash per row. Rows that occur once in both are the anchors, and what is in order around them belongs together
 * (a patience diff: its cost grows with the rows, not with their square).
 */
export function alignRows(before: readonly string[], after: readonly string[]): Stretch[] {
  const stretches: Stretch[] = [];
  const add = (isSame: boolean, a: Rows, b: Rows) => {
    if (a.from === a.to && b.from === b.to) return;
    const last = stretches.at(-1);
    if (last?.isSame === isSame) {
      const [before, after] = [join(last.before, a), join(last.after, b)];
      stretches[stretches.length - 1] = { isSame, before, after };
    } else stretches.push({ isSame, before: a, after: b });
  };
  const align = (a: Rows, b: Rows): void => {
    let head = 0;
    const most = Math.min(a.to - a.from, b.to - b.from);
    while (head < most && before[a.from + head] === after[b.from + head]) head += 1;
    let tail = 0;
    while (tail < most - head && before[a.to - 1 - tail] === after[b.to - 1 - tail]) tail += 1;
    add(true, { from: a.from, to: a.from + head }, { from: b.from, to: b.from + head });
    alignMiddle({ from: a.from + head, to: a.to - tail }, { from: b.from + head, to: b.to - tail });
    add(true, { from: a.to - tail, to: a.to }, { from: b.to - tail, to: b.to });
  };
  const alignMiddle = (a: Rows, b: Rows): void => {
    let [fromA, fromB] = [a.from, b.from];
    const anchors = findAnchors(before, a, after, b);
    if (anchors.length === 0) add(false, a, b);
    else {
      for (const [atA, atB] of [...anchors, [a.to, b.to] as const]) {
        align({ from: fromA, to: atA }, { from: fromB, to: atB });
        [fromA, fromB] = [atA, atB];
      }
    }
  };
  align({ from: 0, to: before.length }, { from: 0, to: after.length });
  return stretches;
}

const join = (one: Rows, other: Rows): Rows => ({ from: one.from, to: other.to });

type Anchor = readonly [before: number, after: number];

/** The rows that occur once in each range, as many of them as are in one order. */
function findAnchors(
  before: readonly string[],
  a: Rows,
  after: readonly string[],
  b: Rows,
): readonly Anchor[] {
  const places = findSingles(after, b);
  const pairs = [...findSingles(before, a)].flatMap(([row, at]): Anchor[] => {
    const other = places.get(row);
    return other === undefined ? [] : [[at, other]];
  });
  return longestRise(pairs.sort(([one], [other]) => one - other));
}

function findSingles(rows: readonly string[], { from, to }: Rows): Map<string, number> {
  const singles = new Map<string, number>();
  const seen = new Set<string>();
  for (let at = from; at < to; at += 1) {
    const row = rows[at] ?? '';
    if (seen.has(row)) singles.delete(row);
    else singles.set(row, at);
    seen.add(row);
  }
  return singles;
}

/** The longest part of the pairs whose second numbers rise, too (patience sorting). */
function longestRise(pairs: readonly Anchor[]): readonly Anchor[] {
  type Link = { pair: Anchor; previous: Link | undefined };
  const piles: Link[] = [];
  for (const pair of pairs) {
    let [low, high] = [0, piles.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((piles[middle]?.pair[1] ?? 0) < pair[1]) low = middle + 1;
      else high = middle;
    }
    piles[low] = { pair, previous: piles[low - 1] };
  }
  const rise: Anchor[] = [];
  for (let link = piles.at(-1); link; link = link.previous) rise.push(link.pair);
  return rise.reverse();
}
