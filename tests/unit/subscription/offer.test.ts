import { expect, test } from 'vitest';
import { commissionFor, listOnboardingDays, offer } from '@/features/subscription/offer';

test('a commission is its percentage to the cent, month by month', () => {
  expect(commissionFor(12970)).toBe((12970 * offer.commissionPercent) / 100);
  expect(commissionFor(12970, 12)).toBe(12 * commissionFor(12970));
});

test('the parts of the onboarding trial follow each other from day 1 and fill it', () => {
  const parts = listOnboardingDays();
  for (const [index, { from, to }] of parts.entries()) {
    expect(from).toBe((parts[index - 1]?.to ?? 0) + 1);
    expect(to).toBeGreaterThanOrEqual(from);
  }
  expect(parts.at(-1)?.to).toBe(offer.onboardingDays);
});
