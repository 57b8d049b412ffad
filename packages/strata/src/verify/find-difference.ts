/** The first place where two renderings differ. */
export interface Difference {
  readonly part: string;
  readonly chosen: string;
  readonly exact: string;
}

/** Characters shown before and after the first that differs. */
const before = 60;
const after = 120;

/** Compares two sets of named texts part by part; nothing where all are equal. */
export function findDifference(
  chosen: Readonly<Record<string, string>>,
  exact: Readonly<Record<string, string>>,
): Difference | undefined {
  const parts = new Set([...Object.keys(chosen), ...Object.keys(exact)]);
  for (const part of parts) {
    const [one = '(nothing)', other = '(nothing)'] = [chosen[part], exact[part]];
    if (one === other) continue;
    const place = firstDiffering(one, other);
    return { part, chosen: around(one, place), exact: around(other, place) };
  }
  return undefined;
}

function firstDiffering(one: string, other: string): number {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index += 1;
  return index;
}

function around(text: string, place: number): string {
  return text.slice(Math.max(0, place - before), place + after);
}
