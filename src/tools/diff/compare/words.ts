/** A stretch of words that both sides have, or only one of them. */
export type Stretch = { kind: 'same' | 'gone' | 'new'; words: readonly string[] };

/** How many words an exact comparison may take; of longer texts, the whole middle counts as changed. */
const mostWords = 1500;

/** Splits a text into its words; signs and spaces stay with the word before them. */
export const wordsOf = (text: string): string[] => text.match(/\S+/g) ?? [];

/** Compares two lists of words (or lines, or items) and returns what both have and what only one has, in order. */
export function compareLists(before: readonly string[], after: readonly string[]): Stretch[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start])
    start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const [oldMiddle, newMiddle] = [before, after].map((list) =>
    list.slice(start, list.length - end),
  ) as [string[], string[]];
  return joinStretches([
    { kind: 'same', words: before.slice(0, start) },
    ...compareMiddles(oldMiddle, newMiddle),
    { kind: 'same', words: before.slice(before.length - end) },
  ]);
}

function compareMiddles(before: readonly string[], after: readonly string[]): Stretch[] {
  if (before.length * after.length > mostWords * mostWords)
    return [
      { kind: 'gone', words: before },
      { kind: 'new', words: after },
    ];
  const lengths = longestCommon(before, after);
  const width = after.length + 1;
  const found: Stretch[] = [];
  let [old, now] = [0, 0];
  while (old < before.length || now < after.length) {
    const [one = '', other = ''] = [before[old], after[now]];
    const isLeft = old < before.length;
    if (isLeft && now < after.length && one === other) {
      found.push({ kind: 'same', words: [one] });
      old += 1;
      now += 1;
    } else if (
      isLeft &&
      (now >= after.length ||
        (lengths[(old + 1) * width + now] ?? 0) >= (lengths[old * width + now + 1] ?? 0))
    ) {
      found.push({ kind: 'gone', words: [one] });
      old += 1;
    } else {
      found.push({ kind: 'new', words: [other] });
      now += 1;
    }
  }
  return found;
}

/** The length of the longest common list from each pair of places on. */
function longestCommon(before: readonly string[], after: readonly string[]): Uint32Array {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let old = before.length - 1; old >= 0; old -= 1) {
    for (let now = after.length - 1; now >= 0; now -= 1) {
      const place = old * width + now;
      lengths[place] =
        before[old] === after[now]
          ? (lengths[place + width + 1] ?? 0) + 1
          : Math.max(lengths[place + width] ?? 0, lengths[place + 1] ?? 0);
    }
  }
  return lengths;
}

/** Joins neighbours of one kind; between two words of the same, what is gone comes before what is new. */
function joinStretches(stretches: readonly Stretch[]): Stretch[] {
  const joined: { kind: Stretch['kind']; words: string[] }[] = [];
  let [gone, fresh]: [string[], string[]] = [[], []];
  const flush = () => {
    if (gone.length > 0) joined.push({ kind: 'gone', words: gone });
    if (fresh.length > 0) joined.push({ kind: 'new', words: fresh });
    [gone, fresh] = [[], []];
  };
  for (const { kind, words } of stretches) {
    if (words.length === 0) continue;
    if (kind === 'gone') gone.push(...words);
    else if (kind === 'new') fresh.push(...words);
    else {
      flush();
      const last = joined.at(-1);
      if (last?.kind === 'same') last.words.push(...words);
      else joined.push({ kind, words: [...words] });
    }
  }
  flush();
  return joined;
}

/** How many words are new and gone between two texts. */
export function countWords(before: string, after: string): { added: number; removed: number } {
  const stretches = compareLists(wordsOf(before), wordsOf(after));
  const count = (kind: Stretch['kind']) =>
    stretches.reduce((sum, one) => sum + (one.kind === kind ? one.words.length : 0), 0);
  return { added: count('new'), removed: count('gone') };
}

/** How much of the longer of two texts the other has, from 0 to 1. */
export function likenessOf(before: string, after: string): number {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const longer = Math.max(old.length, now.length);
  if (longer === 0) return 1;
  const shared = compareLists(old, now)
    .filter(({ kind }) => kind === 'same')
    .reduce((sum, { words }) => sum + words.length, 0);
  return shared / longer;
}
