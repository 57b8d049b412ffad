import { expect, test } from 'vitest';
import { stateAfter } from '@/features/contact/sending';
import { resending } from '@/site/limits';
import { askedFor, delivered, unreached } from './tab';

const minute = 60_000;

/** Returns the pauses (milliseconds) between attempts that all get this answer, until one has become a failure. */
function pauses(answer: typeof delivered, count: number, chance = 0): number[] {
  const found: number[] = [];
  let now = 0;
  let state = stateAfter(answer, undefined, now, chance);
  while (state.name === 'waiting' && found.length < count) {
    found.push(state.wait.dueAt - now);
    now = state.wait.dueAt;
    state = stateAfter(answer, state.wait, now, chance);
  }
  return found;
}

test('without a time from the server, each pause is twice the one before, up to five minutes', () => {
  const seconds = pauses(unreached, 7).map((ms) => ms / 1000);
  expect(seconds).toEqual([15, 30, 60, 120, 240, 300, 300]);
});

test('the first pause is the one asked for, and none is shorter', () => {
  expect(pauses(askedFor(1), 4)).toEqual([1000, 2000, 4000, 8000]);
  expect(pauses(askedFor(40 * 60), 3)).toEqual([40 * minute, 40 * minute, 40 * minute]);
  expect(pauses(askedFor(600, true), 2)).toEqual([10 * minute, 10 * minute]);
});

test('chance makes a pause longer, never shorter than asked for, and never by much', () => {
  expect(pauses(unreached, 2, 1)).toEqual([18_750, 37_500]);
  expect(pauses(askedFor(40 * 60), 1, 1)).toEqual([41 * minute]);
});

test('after a day, a message is no longer sent by itself', () => {
  const all = pauses(unreached, 1000);
  const waited = all.reduce((sum, pause) => sum + pause, 0);
  expect(waited).toBeLessThanOrEqual(resending.mostMs);
  expect(waited).toBeGreaterThan(resending.mostMs - resending.mostPauseMs);
  expect(stateAfter(askedFor(25 * 3600, true), undefined, 0, 0)).toEqual({
    name: 'failed',
    ending: 'expired',
  });
});

test('an answer that will stay the same ends the attempts', () => {
  const wait = { since: 0, attempts: 3, dueAt: 1, isLimit: false };
  for (const answer of [{ name: 'refused', problems: {} }, { name: 'other-message' }] as const) {
    expect(stateAfter(answer, wait, 1, 0)).toEqual({ name: 'failed' });
  }
  expect(stateAfter(delivered, wait, 1, 0)).toEqual({ name: 'sent' });
});
