import { expect, test } from 'vitest';
import { splitFigures } from '@/sections/case-study/figures';

const figuresOf = (sentence: string) =>
  splitFigures(sentence)
    .filter(({ isFigure }) => isFigure)
    .map(({ text }) => text);

test.each([
  ['27% of new users; it used to be 4%.', ['27%', '4%']],
  ['Costs fell from $2,900 to $310.', ['$2,900', '$310']],
  ['All 41,000 lessons, 1,750 by hand.', ['41,000', '1,750']],
  ['It opens in 2.6 seconds.', ['2.6']],
  ['On a turnover of 2.6 million, in 2026.', ['2.6', '2026']],
  ['No ticket has been sold twice.', []],
])('finds the figures of “%s”', (sentence, figures) => {
  expect(figuresOf(sentence)).toEqual(figures);
});

test('loses no letter', () => {
  const sentence = '9,640 cards were merged: 3 minutes 10, then 48 seconds.';
  expect(
    splitFigures(sentence)
      .map(({ text }) => text)
      .join(''),
  ).toBe(sentence);
});
