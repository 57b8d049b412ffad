import { expect, test } from 'vitest';
import { commissionFor, offer } from '@/features/subscription/offer';

test('a commission is its percentage to the cent, month by month', () => {
  expect(commissionFor(12970)).toBe((12970 * offer.commissionPercent) / 100);
  expect(commissionFor(12970, 12)).toBe(12 * commissionFor(12970));
});
