import { expect, test } from 'vitest';
import { alignRows, type Stretch } from '@/tools/review/align-rows';

const rows = (text: string) => [...text];
/** `=abc` for what is the same, `-abc+xy` for what is not. */
function tell(before: string, after: string): string {
  const write = ({ isSame, before: a, after: b }: Stretch) => {
    const [old, fresh] = [before.slice(a.from, a.to), after.slice(b.from, b.to)];
    return isSame ? `=${old}` : `-${old}+${fresh}`;
  };
  return alignRows(rows(before), rows(after)).map(write).join(' ');
}

test.each([
  ['abc', 'abc', '=abc'],
  ['', '', ''],
  ['', 'abc', '-+abc'],
  ['abc', '', '-abc+'],
  ['abc', 'xyz', '-abc+xyz'],
  ['abcdef', 'abcXYdef', '=abc -+XY =def'],
  ['abcXYdef', 'abcdef', '=abc -XY+ =def'],
  ['abcXdef', 'abcYdef', '=abc -X+Y =def'],
  ['aXbcdYe', 'aPQbcdRe', '=a -X+PQ =bcd -Y+R =e'],
  // Empty rows are everywhere: they hold nothing together.
  ['__a__b__', '__a__c__b__', '=__a__ -+c__ =b__'],
  ['____', '______', '=____ -+__'],
  ['abcde', 'deabc', '-+de =abc -de+'],
])('%s beside %s', (before, after, told) => {
  expect(tell(before, after)).toBe(told);
});

test('every row is told once, in order, whatever the pictures', () => {
  let seed = 7;
  const next = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  for (let round = 0; round < 200; round += 1) {
    const text = () => Array.from({ length: next(40) }, () => String(next(12)));
    const [before, after] = [text(), text()];
    const stretches = alignRows(before, after);
    const all = (side: 'before' | 'after') =>
      stretches.flatMap(({ [side]: { from, to } }) =>
        Array.from({ length: to - from }, (_, i) => from + i),
      );
    expect(all('before')).toEqual(before.map((_, index) => index));
    expect(all('after')).toEqual(after.map((_, index) => index));
    for (const { isSame, before: a, after: b } of stretches) {
      if (isSame) expect(before.slice(a.from, a.to)).toEqual(after.slice(b.from, b.to));
    }
  }
});
