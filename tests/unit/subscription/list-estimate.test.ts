import { expect, test } from 'vitest';
import { estimateList } from '@/features/subscription/list-estimate';
import { offer } from '@/features/subscription/offer';

const { from, to } = offer.turnaroundDays;
const one = { price: 1000, concurrentRequests: 1 };
const two = { price: 1500, concurrentRequests: 2 };

test('one request takes its turnaround, and a begun month is paid whole', () => {
  expect(estimateList(1, one)).toEqual({
    weeks: { from: Math.ceil(from / 5), to: Math.ceil(to / 5) },
    cost: { from: 1000, to: 1000 },
  });
});

test('two at a time take half as long; a request left over takes a round of its own', () => {
  expect(estimateList(8, two)).toEqual({ ...estimateList(4, one), cost: expect.anything() });
  expect(estimateList(7, two)).toEqual(estimateList(8, two));
});

test('cost grows with the months, from the fewest to the most', () => {
  const days = 20 * to;
  const months = Math.ceil(days / (261 / 12));
  expect(months).toBeGreaterThan(1);
  expect(estimateList(20, one).cost).toEqual({
    from: Math.ceil((20 * from) / (261 / 12)) * 1000,
    to: months * 1000,
  });
});
