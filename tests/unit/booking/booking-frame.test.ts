import { expect, test } from 'vitest';
import { isFrameAwaited, nextFrameState } from '@/features/booking/booking-frame';

test.each([
  ['waiting', 'load', 'loaded'],
  ['waiting', 'message', 'alive'],
  ['waiting', 'patience over', 'failed'],
  ['loaded', 'load', 'loaded'],
  ['loaded', 'message', 'alive'],
  ['loaded', 'patience over', 'failed'],
  ['failed', 'load', 'failed'],
  ['failed', 'message', 'alive'],
  ['failed', 'patience over', 'failed'],
  ['alive', 'load', 'alive'],
  ['alive', 'message', 'alive'],
  ['alive', 'patience over', 'alive'],
] as const)('%s, then %s: %s', (state, news, next) => {
  expect(nextFrameState(state, news)).toBe(next);
});

test.each([
  ['waiting', true],
  ['loaded', true],
  ['alive', false],
  ['failed', false],
] as const)('the spinner is seen when %s: %s', (state, isAwaited) => {
  expect(isFrameAwaited(state)).toBe(isAwaited);
});
