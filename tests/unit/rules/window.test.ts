import { expect, test } from 'vitest';
import { isOpen, turnsOf, type Window } from '@/rules/window';
import { countPassed } from '@/site/clock.mjs';

const [always, never, good] = [-Infinity, Infinity, Infinity];
const window = (from: number, until: number): Window => ({ from, until });

test('a window is open from its first moment until its last, which is no longer in it', () => {
  const times = [9, 10, 19, 20];
  expect(times.map((now) => isOpen(window(10, 20), now))).toEqual([false, true, true, false]);
  expect(isOpen(window(always, good), 0)).toBe(true);
  expect(isOpen(window(never, good), 8.64e15)).toBe(false);
  expect(isOpen(window(20, 10), 15)).toBe(false);
});

test.each([
  ['nothing', [], []],
  ['one for good', [window(5, good)], [[5]]],
  ['one from the beginning', [window(always, 5)], [[always, 5]]],
  ['one after the other', [window(1, 5), window(7, 9)], [[1, 5, 7, 9]]],
  ['one as another goes', [window(1, 5), window(5, 9)], [[1, 9]]],
  [
    'two at once',
    [window(1, 9), window(3, 5)],
    [
      [1, 9],
      [3, 5],
    ],
  ],
  ['drafts, and what is over before it begins', [window(never, good), window(9, 3)], []],
])('as many things as windows are open come and go by turns: %s', (_, windows, turns) => {
  expect(turnsOf(windows, (open) => open)).toEqual(turns);
});

test('a thing that is always there has its first turn at the beginning', () => {
  expect(turnsOf([window(3, 5)], (open) => 1 + open)).toEqual([[always], [3, 5]]);
  expect(turnsOf([], () => 1)).toEqual([[always]]);
});

test('at any time as many are there as the windows open then say', () => {
  const windows = Array.from({ length: 60 }, (_, place) =>
    window((place * 37) % 100, place % 3 === 0 ? good : ((place * 37) % 100) + 1 + (place % 20)),
  );
  const pages = (open: number) => Math.max(1, Math.ceil(open / 7));
  const turns = turnsOf(windows, pages);
  for (let now = -1; now < 130; now += 1) {
    const open = windows.filter((one) => isOpen(one, now)).length;
    const there = turns.filter((times) => countPassed(times, now) % 2 === 1).length;
    expect(there, `at ${now}`).toBe(pages(open));
  }
});

test('times are counted with the beginning first', () => {
  expect([-1, 3, 4, 9].map((now) => countPassed([null, 4, 4, 7], now))).toEqual([1, 1, 3, 4]);
});
