import { expect, test } from 'vitest';
import { findCpuSlowdown } from '../../bench/cpu-slowdown';

test.each([
  [150, 1],
  [475, 1.5],
  [800, 2],
  [1050, 2.5],
  [1300, 3],
  [1533, 4],
  [2200, 4],
  [3500, 4],
])('a machine of index %i is slowed %d times to stand for a phone', (index, slowdown) => {
  expect(findCpuSlowdown(index)).toBeCloseTo(slowdown);
});

test.each([149, 0, Number.NaN])('a machine of index %d is refused', (index) => {
  expect(() => findCpuSlowdown(index)).toThrow(RangeError);
});
