import { expect, test } from 'vitest';
import { wrapIndex } from '@/rules/wrap-index';

test.each([
  ['to the next', 0, 1, 4, 1],
  ['from the last to the first', 3, 1, 4, 0],
  ['from the first to the last', 0, -1, 4, 3],
  ['back by more than a whole round', 1, -6, 4, 3],
  ['on by more than a whole round', 1, 9, 4, 2],
  ['in a ring of one, to itself', 0, -1, 1, 0],
  ['in an empty ring, to the start', 0, 1, 0, 0],
])('leads %s', (_, index, step, count, expected) => {
  expect(wrapIndex(index, step, count)).toBe(expected);
});
