import { expect, test } from 'vitest';
import { slicePath, sliceTurns } from '@/sections/case-study/pie-slices';

test('slices follow each other and close the turn', () => {
  expect(sliceTurns([50, 25, 25])).toEqual([
    { from: 0, to: 0.5 },
    { from: 0.5, to: 0.75 },
    { from: 0.75, to: 1 },
  ]);
  const twelve = sliceTurns([1, ...Array.from({ length: 11 }, () => 9)]);
  expect(twelve.at(-1)?.to).toBe(1);
});

test('nothing to share draws nothing', () => {
  expect(sliceTurns([0, 0])).toEqual([
    { from: 0, to: 0 },
    { from: 0, to: 0 },
  ]);
});

test('a quarter runs from twelve to three o’clock, the small way round', () => {
  expect(slicePath({ from: 0, to: 0.25 }, 50)).toBe('M0 0L0 -50A50 50 0 0 1 50 0Z');
});

test('more than half takes the large way round', () => {
  expect(slicePath({ from: 0.25, to: 1 }, 50)).toBe('M0 0L50 0A50 50 0 1 1 0 -50Z');
});

test('a whole turn is a circle, not an arc without length', () => {
  expect(slicePath({ from: 0, to: 1 }, 50)).toBe('M0 -50A50 50 0 1 1 0 50A50 50 0 1 1 0 -50Z');
});
