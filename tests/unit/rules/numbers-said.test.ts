import { expect, test } from 'vitest';
import { numbersSaid } from '@/rules/numbers-said';

test.each([
  ['412 KB', [412]],
  ['107,811 bytes', [107_811]],
  ['107\u00a0811 bajtów', [107_811]],
  ['1,4 s', [1.4]],
  ['5.8 s', [5.8]],
  ['0.125', [0.125]],
  ['1,234.5', [1234.5]],
  ['weeks 4–6', [4, 6]],
  ['od 12 do 16 tygodni', [12, 16]],
  ['100%', [100]],
  ['2026', [2026]],
  ['none', []],
])('reads the numbers of “%s”', (text, numbers) => {
  expect(numbersSaid(text)).toEqual(numbers);
});
