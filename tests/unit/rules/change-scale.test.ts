import { describe, expect, test } from 'vitest';
import { makeChangeScale } from '@/rules/change-scale';

const change = (before: number, after: number) => ({ before, after });

describe('the scale of changes', () => {
  test('puts half as far from the start as double', () => {
    const { start, placeOf } = makeChangeScale([change(100, 10), change(1, 10)]);
    expect(start).toBeCloseTo(0.5);
    expect(start - placeOf(change(8, 4))).toBeCloseTo(placeOf(change(4, 8)) - start);
    expect(placeOf(change(7, 7))).toBeCloseTo(start);
  });

  test('reaches from the first tick that holds the largest fall to the one that holds the largest rise', () => {
    const { ticks } = makeChangeScale([change(52, 5), change(4, 27)]);
    expect(ticks.map(({ times }) => times)).toEqual([0.05, 0.1, 0.2, 0.5, 2, 5, 10]);
    expect(ticks[0]?.place).toBe(0);
    expect(ticks.at(-1)?.place).toBe(1);
  });

  test('has a place beyond the last tick for what is gone', () => {
    const { ticks, placeOf } = makeChangeScale([change(26, 0), change(4, 2)]);
    expect(placeOf(change(26, 0))).toBe(0);
    expect(ticks[0]?.place).toBeGreaterThan(0);
  });

  test('names powers of ten alone where there would be too many ticks', () => {
    const { ticks } = makeChangeScale([change(20_000, 1)]);
    expect(ticks.map(({ times }) => times)).toEqual([1e-5, 1e-4, 1e-3, 1e-2, 0.1, 2]);
  });

  test.each([[[]], [[change(3, 3)]]])('is there for %o', (changes) => {
    const { start, ticks } = makeChangeScale(changes);
    expect(start).toBeCloseTo(0.5);
    expect(ticks.map(({ times }) => times)).toEqual([0.5, 2]);
  });
});
