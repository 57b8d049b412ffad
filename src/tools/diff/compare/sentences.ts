import { compareLists, likenessOf } from './words';

/** A line before and after; one of the two is absent where it is new or gone. */
export type SentenceChange = { before?: string; after?: string };

/** From so many pairs on, looking at each of them would take too long. */
const mostPairs = 2500;

/** Returns the lines that differ, in their order: those that are mostly the same as one, all else as gone or new. */
export function compareSentences(
  before: readonly string[],
  after: readonly string[],
): SentenceChange[] {
  const changes: SentenceChange[] = [];
  let gone: readonly string[] = [];
  for (const { kind, words } of [...compareLists(before, after), { kind: 'same', words: [] }]) {
    if (kind === 'gone') gone = words;
    else {
      changes.push(...pairLines(gone, kind === 'new' ? words : []));
      gone = [];
    }
  }
  return changes;
}

function pairLines(gone: readonly string[], fresh: readonly string[]): SentenceChange[] {
  const changes: SentenceChange[] = [];
  let [old, now] = [0, 0];
  const listUpTo = (from: number, to: number) => {
    changes.push(...gone.slice(old, from).map((line) => ({ before: line })));
    changes.push(...fresh.slice(now, to).map((line) => ({ after: line })));
    [old, now] = [from + 1, to + 1];
  };
  for (const [one, other] of alikePairs(gone, fresh)) {
    listUpTo(one, other);
    changes.push({ before: gone[one] ?? '', after: fresh[other] ?? '' });
  }
  listUpTo(gone.length, fresh.length);
  return changes;
}

/** The places of lines that belong together: in order, and as alike in sum as can be. */
function alikePairs(gone: readonly string[], fresh: readonly string[]): [number, number][] {
  if (gone.length * fresh.length > mostPairs) return [];
  const width = fresh.length + 1;
  const best = new Float64Array((gone.length + 1) * width);
  const likeness = gone.map((one) => fresh.map((other) => likenessOf(one, other)));
  const gain = (old: number, now: number) => {
    const alike = likeness[old]?.[now] ?? 0;
    return alike >= 0.5 ? alike + (best[(old + 1) * width + now + 1] ?? 0) : 0;
  };
  const skip = (old: number, now: number) =>
    Math.max(best[(old + 1) * width + now] ?? 0, best[old * width + now + 1] ?? 0);
  for (let old = gone.length - 1; old >= 0; old -= 1) {
    for (let now = fresh.length - 1; now >= 0; now -= 1)
      best[old * width + now] = Math.max(skip(old, now), gain(old, now));
  }
  const pairs: [number, number][] = [];
  let [old, now] = [0, 0];
  while (old < gone.length && now < fresh.length) {
    if (gain(old, now) > skip(old, now)) {
      pairs.push([old, now]);
      [old, now] = [old + 1, now + 1];
    } else if ((best[(old + 1) * width + now] ?? 0) >= (best[old * width + now + 1] ?? 0)) old += 1;
    else now += 1;
  }
  return pairs;
}
