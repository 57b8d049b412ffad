import { expect, test } from 'vitest';
import { tabAfterKey } from '@/rules/tab-keys';

test.each([
  ['ArrowRight', 4, 'row', 0],
  ['ArrowLeft', 0, 'row', 4],
  ['ArrowDown', 1, 'row', undefined],
  ['ArrowUp', 1, 'row', undefined],
  ['ArrowDown', 4, 'column', 0],
  ['ArrowUp', 0, 'column', 4],
  ['ArrowRight', 1, 'column', 2],
  ['Home', 3, 'column', 0],
  ['End', 1, 'row', 4],
  ['Enter', 1, 'row', undefined],
] as const)('%s on tab %i of a %s leads to %s', (key, selected, shape, expected) => {
  expect(tabAfterKey(key, { selected, count: 5, shape })).toBe(expected);
});
